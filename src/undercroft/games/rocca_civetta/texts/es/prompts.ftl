### Lo que se pregunta, en español.
### Un mensaje es prompt- y el nombre de la pregunta con guiones: un imperativo para el asiento preguntado. Su atributo .other se dirige a los demás.

## Cartas de Artimaña

prompt-card-transmute = Elige el cubo que se convierte en uno del color siguiente.
    .other = { $seat } elige un cubo para transmutarlo.
prompt-card-melt = Elige un cubo que entregas por el Magnum opus.
    .other = { $seat } elige un cubo para entregarlo.
prompt-card-opus = Elige el cubo que pones en tu Tablero de Notas.
    .other = { $seat } elige un cubo de la Reserva.
prompt-card-reagents = Elige la carta que tomas del descarte.
    .other = { $seat } elige una carta del descarte.
prompt-card-dissolve = Elige la Zona hacia la que quitas los Muros, o déjalos.
    .other = { $seat } decide si quita Muros.

## Habilidades

prompt-skill-store = Elige la carta que pones bajo la Carta Zainetto.
    .other = { $seat } pone una carta bajo la Carta Zainetto.
prompt-skill-search = Elige la carta que tomas; las demás van bajo el mazo.
    .other = { $seat } mira lo de arriba del mazo de Artimañas y toma una carta.
prompt-skill-bury = Elige la siguiente carta que va bajo el mazo.
    .other = { $seat } pone cartas bajo el mazo.
prompt-skill-charge = Elige la Zona a la que cargas.
    .other = { $seat } elige adónde cargar.
prompt-skill-whip = Elige a quién mueves, y adónde.
    .other = { $seat } elige a quién mueve el látigo.
prompt-study-pick = Elige los cubos que quieres de { $the_zone }, de izquierda a derecha.
    .other = { $seat } elige cubos de { $the_zone }.
