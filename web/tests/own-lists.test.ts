// One's own lists of decks: in the browser, in the account, and on the way from one to the other.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { MOST_LISTS, type OwnList } from "../src/lib/decks";
import { somebody } from "../src/lib/me.svelte";
import { OwnLists } from "../src/lib/own-lists.svelte";
import type { KeptDeck } from "../src/lib/types";

const ADA = { known: true, name: "Ada", login: "ada", language: "en" };
const GUEST = { ...ADA, login: null };
const KEY = "undercroft decks dungeoneer";
const A: OwnList = { id: "a", name: "A", cards: { raka: 1 } };
const B: OwnList = { id: "b", name: "B", cards: { dodge: 2 } };

/** A server that keeps lists as ours does, or is away. */
class Account {
  lists = new Map<string, KeptDeck>();
  away = false;
  most = MOST_LISTS;
  asked: string[] = [];

  fetch = (path: string, { method = "GET", body }: RequestInit = {}): Promise<Response> => {
    if (this.away) return Promise.reject(new TypeError("no network"));
    const id = path.split("/")[5] ?? "";
    this.asked.push(`${method} ${id}`);
    const told = (status: number, answer: unknown) => Promise.resolve(new Response(JSON.stringify(answer), { status }));
    const refused = (status: number, code: string) => told(status, { error: { code, message: code, id: "x" } });
    if (method === "DELETE") this.lists.delete(id);
    if (method !== "PUT") return told(200, { lists: [...this.lists.values()], most: this.most });
    const { name, cards, revision } = JSON.parse(body as string) as KeptDeck;
    if (name === "\u0301") return refused(400, "bad_name");
    const there = this.lists.get(id);
    if (!there && this.lists.size >= this.most) return refused(409, "many_lists");
    if (there && there.revision !== revision) return refused(409, "conflict");
    const kept = { id, name, cards, revision: revision + 1 };
    this.lists.set(id, kept);
    return told(200, kept);
  };
}

let account: Account;
let store: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  account = new Account();
  store = new Map();
  vi.stubGlobal("fetch", account.fetch);
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
  somebody.me = ADA;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inBrowser = (): OwnList[] => JSON.parse(store.get(KEY) ?? "[]") as OwnList[];
const putInBrowser = (...lists: OwnList[]) => store.set(KEY, JSON.stringify(lists));
const soon = () => vi.advanceTimersByTimeAsync(1000);
const names = (lists: { name: string }[]) => lists.map(({ name }) => name).sort();

test("a guest's lists stay in the browser, and the server is not asked", async () => {
  somebody.me = GUEST;
  const own = new OwnLists("dungeoneer");
  await own.load();
  own.keep(A);
  await soon();
  expect(inBrowser()).toEqual([A]);
  expect(account.asked).toEqual([]);
});

test("what a guest had built is in the account after login, and no list is lost", async () => {
  putInBrowser(A, B);
  account.lists.set("c", { id: "c", name: "C", cards: {}, revision: 4 });
  const own = new OwnLists("dungeoneer");
  await own.load();
  expect(names([...account.lists.values()])).toEqual(["A", "B", "C"]);
  expect(names(own.lists)).toEqual(["A", "B", "C"]);
  expect(inBrowser()).toEqual([]);
});

test("a list that the account has already is not brought twice", async () => {
  putInBrowser({ ...A, id: "other" });
  account.lists.set("a", { ...A, revision: 1 });
  const own = new OwnLists("dungeoneer");
  await own.load();
  expect([...account.lists.keys()]).toEqual(["a"]);
  expect(inBrowser()).toEqual([]);
});

test("a change is in the browser at once and in the account soon, however many there were", async () => {
  const own = new OwnLists("dungeoneer");
  await own.load();
  for (const n of [1, 2, 3]) own.keep({ ...A, cards: { raka: n } });
  expect(inBrowser()).toEqual([{ ...A, cards: { raka: 3 } }]);
  expect(own.isOnlyHere("a")).toBe(true);
  await soon();
  expect(account.asked.filter((line) => line.startsWith("PUT"))).toEqual(["PUT a"]);
  expect(own.isOnlyHere("a")).toBe(false);
  own.keep({ ...A, cards: { raka: 4 } });
  await soon();
  expect(account.lists.get("a")).toEqual({ ...A, cards: { raka: 4 }, revision: 2 });
});

test("while the server is away everything stays here and is said so; then it is brought", async () => {
  const own = new OwnLists("dungeoneer");
  await own.load();
  account.away = true;
  own.keep(A);
  await soon();
  expect(own.trouble?.code).toBe("offline");
  expect(inBrowser()).toEqual([A]);
  expect(new OwnLists("dungeoneer").lists).toEqual([A]); // the page was opened anew
  account.away = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(own.trouble).toBe(null);
  expect([...account.lists.keys()]).toEqual(["a"]);
  expect(inBrowser()).toEqual([]);
});

test("a list that is not taken does not hold up the others", async () => {
  putInBrowser({ ...A, name: "\u0301" }, B);
  const own = new OwnLists("dungeoneer");
  await own.load();
  expect(own.trouble?.code).toBe("bad_name");
  expect([...account.lists.keys()]).toEqual(["b"]);
  expect(inBrowser().map(({ id }) => id)).toEqual(["a"]);
});

test("what two devices have changed stays twice", async () => {
  account.lists.set("a", { ...A, revision: 1 });
  const [desk, phone] = [new OwnLists("dungeoneer"), new OwnLists("dungeoneer")];
  await desk.load();
  await phone.load();
  desk.keep({ ...A, name: "Desk" });
  await soon();
  store.clear(); // a browser of its own
  phone.keep({ ...A, name: "Phone" });
  await soon();
  expect(account.lists.get("a")?.name).toBe("Desk");
  expect(account.lists.size).toBe(2);
  const heir = phone.heirs["a"] ?? "";
  expect(account.lists.get(heir)?.cards).toEqual(A.cards);
  expect(phone.lists.length).toBe(2);
});

test("an account that is full leaves the rest in the browser", async () => {
  account.most = 1;
  putInBrowser(A, B);
  const own = new OwnLists("dungeoneer");
  await own.load();
  expect(own.trouble?.code).toBe("many_lists");
  expect(names(own.lists)).toEqual(["A", "B"]);
  expect(inBrowser()).toEqual([B]);
});

test("where there is no room no list makes another one go", async () => {
  somebody.me = GUEST;
  putInBrowser(...Array.from({ length: MOST_LISTS }, (_, n) => ({ ...A, id: `n${n}` })));
  const own = new OwnLists("dungeoneer");
  expect(own.keep(B)).toBe(false);
  expect(own.trouble?.code).toBe("many_lists");
  expect(own.keep({ ...A, id: "n3", name: "changed" })).toBe(true);
  expect(inBrowser()).toHaveLength(MOST_LISTS);
});

test("a list that is deleted is gone everywhere; while the server is away it stays", async () => {
  account.lists.set("a", { ...A, revision: 1 });
  const own = new OwnLists("dungeoneer");
  await own.load();
  account.away = true;
  await own.drop("a");
  expect(own.lists.map(({ id }) => id)).toEqual(["a"]);
  account.away = false;
  await own.drop("a");
  expect(own.lists).toEqual([]);
  expect(account.lists.size).toBe(0);
});

test("a browser that keeps nothing says so, and the account has it all the same", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("quota");
    },
  });
  const own = new OwnLists("dungeoneer");
  await own.load();
  own.keep(A);
  expect(own.trouble?.code).toBe("no_storage");
  expect(own.lists).toEqual([A]);
  await soon();
  expect([...account.lists.keys()]).toEqual(["a"]);
});

test("who logs out sees the lists of this browser only", async () => {
  account.lists.set("a", { ...A, revision: 1 });
  const own = new OwnLists("dungeoneer");
  await own.load();
  expect(own.lists).toHaveLength(1);
  somebody.me = GUEST;
  await own.load();
  expect(own.lists).toEqual([]);
});
