BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	token VARCHAR(32) NOT NULL, 
	data TEXT NOT NULL, 
	events TEXT NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_actions_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "actions" VALUES('t',1,1000000,'started',0,'anna','start','{"kind":"started","seat":0}','[["rolled_for_first",{"seats":[0,1,2],"dice":[3,2,6]},null,255],["drew",{"seat":2,"n":5},{"cards":["soul_mirror_1","curse_of_dullness_1","blessings_of_nakari_1","crypt_spider_2","tower_shield_1"]},4],["dealt",{"seat":2,"hero":"raka","quests":["break_the_torturer_1","seal_the_portal_1","free_caedmans_soul_1"]},null,255],["drew",{"seat":0,"n":5},{"cards":["shambling_zombie_3","rune_of_pain_1","lantern_of_truth_1","shambling_zombie_1","shifting_halls_1"]},1],["dealt",{"seat":0,"hero":"lorel_alanus","quests":["slay_the_skeleton_captain_1","carry_the_blessed_flame_1","bribe_the_quartermaster_1"]},null,255],["drew",{"seat":1,"n":5},{"cards":["silvered_mace_1","potion_of_healing_1","crushing_walls_1","howling_wraith_1","poison_darts_1"]},2],["dealt",{"seat":1,"hero":"fenn_quickfoot","quests":["bind_the_whisperer_1","read_the_ashen_codex_1","lead_the_maiden_out_1"]},null,255],["turn_began",{"seat":2,"round":1},null,255]]');
INSERT INTO "actions" VALUES('t',2,1030000,'said',1,'ben','c55fed6f48f770eb','{"kind":"said","seat":1,"text":"back in a minute"}','');
INSERT INTO "actions" VALUES('t',3,1030000,'moved',2,NULL,'537bc04b2a115a72','{"kind":"moved","seat":2,"option":"discard blessings_of_nakari_1","bot":true}','[["discarded",{"seat":2,"card":"blessings_of_nakari_1"},null,255],["drew",{"seat":2,"n":1},{"cards":["teleport_2"]},4]]');
INSERT INTO "actions" VALUES('t',4,1037000,'moved',2,NULL,'e6dc60e4bd31e3f5','{"kind":"moved","seat":2,"option":"done","bot":true}','[["map_drawn",{"seat":2,"card":"rat_warren_1"},null,255]]');
INSERT INTO "actions" VALUES('t',5,1037000,'moved',2,NULL,'c9c585eddf81c149','{"kind":"moved","seat":2,"option":"place -1,0 turned","bot":true}','[["map_placed",{"seat":2,"card":"rat_warren_1","cell":"-1,0","turned":true},null,255],["move_began",{"seat":2,"points":4},null,255]]');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password TEXT, 
	epoch INTEGER NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	banned BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_login UNIQUE (login)
);
INSERT INTO "players" VALUES('anna','Anna',NULL,NULL,0,'en',0,1000000,1000000);
INSERT INTO "players" VALUES('ben','Ben',NULL,NULL,0,'en',0,1000000,1000000);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "seats" VALUES('t',0,'person','anna','Anna','','',1000000);
INSERT INTO "seats" VALUES('t',1,'person','ben','Ben','','',-1037000);
INSERT INTO "seats" VALUES('t',2,'bot',NULL,'random','random','',0);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	step INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_snapshots_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('t',2,0,'{"around":{"sitters":[{"name":"","player":null,"bot":"","stand_in":null,"resigned":false},{"name":"","player":null,"bot":"","stand_in":null,"resigned":false},{"name":"","player":null,"bot":"random","stand_in":null,"resigned":false}],"seq":2,"asked_seq":1,"asked_at":1000000,"step":0,"no_return":0,"settled":0,"retrod":0,"renewals":0,"banks":null,"paused_at":null,"request":null,"rematch":"","closed":false},"table":{"format":1,"game":"dungeoneer","version":1,"seats":3,"options":{"round_limit":100},"origin":["21",true,""],"position":{"fields":{"hero":[1,3,4],"level":[1,1,1],"life":[6,6,6],"glory":[1,1,1],"peril":[1,1,1],"at":[32896,32896,32896],"hand":[[54,72,115,52,83],[104,109,73,64,70],[74,78,95,61,107]],"wounded":[[],[],[]],"treasures":[[],[],[]],"boons":[[],[],[]],"banes":[[],[],[]],"quests":[[15,18,19],[21,11,9],[20,22,7]],"done":[[],[],[]],"points_lost":[0,0,0],"rooted":[0,0,0],"slammed":[0,0,0],"due_glory":[0,0,0],"due_peril":[0,0,0],"due_wounds":0,"seen":"AP8A//8AAP8A/wD/AAAA/wAA//////8A/wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAQAAAAAAAAQAAAIAAAAAAAIAAQIEAAAABAAAAAABAAAAAAAAAAAAAAAEAAAAAAAAAAACAAAEAAIAAAAAAAE=","tokens":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=","used":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=","batch":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=","adventure":[[56,62,110,50,59,86,96,81,71,85,97,112,89,100,69,66,68,90,92,55,114,57,67,88,65,75,63,108,113,79,103,93,58,106,98,101,94,105,82,91,51,60,53,76,80,99,102,111,84,77,87]],"discard":[[]],"quest_deck":[[8,16,13,10,12,6,14,23,17]],"quest_discard":[[]],"map_deck":[37,36,31,41,42,34,28,47,33,45,44,46,27,26,39,43,25,48,38,35,29,30,32,40,49],"hero_deck":[0,5,2],"stage":[],"out":[],"grid":{"32896":48},"active":2,"first":2,"round":1,"phase":1,"points":0,"pace":0,"moved":0,"challenged":0,"visited":[32896],"opened":[],"rooted_now":0,"slammed_now":0,"emboldened":0,"fallen":[],"ending":""},"stack":[["Turn",{"step":"discarded"}]],"chance":{"streams":{"dice":16435402352231845015,"adventure":8910491185400859939,"quest":11025217579952725608,"map":5253885205897204592,"hero":18027807659014058163,"pick":12318950261801792430},"script":{}},"choice":{"seat":2,"prompt":"discard.choose","verbs":["discard"],"step":"discard"},"result":0,"over":false},"moves":[]},"shape":"1 sitters seq asked_seq asked_at step no_return settled retrod renewals banks paused_at request rematch closed name player bot stand_in resigned seat to agreed"}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	watch BOOLEAN NOT NULL, 
	clock TEXT NOT NULL, 
	absent INTEGER NOT NULL, 
	creator VARCHAR(32), 
	status VARCHAR(10) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	asked INTEGER, 
	due BIGINT, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	changed BIGINT NOT NULL, 
	rematch_of VARCHAR(32), hints BOOLEAN, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_creator FOREIGN KEY(creator) REFERENCES players (id)
);
INSERT INTO "tables" VALUES('t','dungeoneer',1,'{}',3,'','en',0,1,'{"kind":"none"}',60,NULL,'playing','21',2,1039000,1000000,1000000,NULL,1037000,NULL,NULL);
CREATE INDEX ix_tables_status_due ON tables (status, due);
CREATE INDEX ix_tables_status_public_changed ON tables (status, public, changed);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_actions_player ON actions (player);
CREATE INDEX ix_actions_table_id_kind_seq ON actions (table_id, kind, seq);
COMMIT;
