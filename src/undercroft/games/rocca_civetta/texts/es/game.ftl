### Lo que se sabe del juego antes de abrir una mesa, en español: su nombre, de qué trata, sus ajustes. Un mensaje de aquí sustituye al del juego básico.

game-rocca-civetta = Dungeonology: Rocca Civetta
    .text = Dungeonology con su segunda caja: más Investigadores, Clanes que piden Estrellas, Cartas de Maldición y Jefes, y tantos de sus módulos como quieras.
setting-boss = Jefe
    .text = Un Jefe ronda por la Mazmorra, despierta cuando alguien entra en ciertas Zonas y se Encuentra con los Investigadores que halla.
setting-profile = Perfil del Jefe
    .text = Qué Jefe es y cómo se comporta: uno de 11 perfiles.
setting-alchemy = Alquimia
    .text = Añade 18 Cartas de Artimaña que cambian cartas y cubos por otros mejores, y 3 cartas de Destino. Se aconseja con Efectos Principales.
setting-specialists = Especialistas
    .text = Añade 18 Cartas de Artimaña que traen 9 Becarios nuevos, y 3 cartas de Destino.
setting-spriggan = Spriggan
    .text = Añade 4 Cartas de Artimaña con Valor de Mejora 8, y un Becario que nadie conserva con gusto.
setting-research = Investigación
    .text = Tres tareas están a la vista; quien cumple una en su turno puede reclamarla por puntos.
choice-profile-0 = Al azar
choice-profile-1 = Laetus Pendenciero
choice-profile-2 = Laetus Borracho
choice-profile-3 = Capagrezza el Hipnotizador
choice-profile-4 = Capagrezza el Farandulero
choice-profile-5 = Basilisco de Mirada pétrea
choice-profile-6 = Basilisco Hambriento
choice-profile-7 = Señor de las Sombras
choice-profile-8 = Raganella la Bruja
choice-profile-9 = Raganella la Cocinera
choice-profile-10 = Omega Mentalista
choice-profile-11 = Omega Gran Maestre
