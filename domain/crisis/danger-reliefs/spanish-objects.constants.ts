import type { DangerRelief } from '../danger-relief.ts';
import { CUERPO, GENTE, PAIRS } from './guards.constants.ts';

/** Harmful acts directed at things rather than a person or body, in Spanish. */
export const SPANISH_OBJECTS_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'es-a-una-cosa',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern: `pego|pega|golpeo|golpea|mato|mata|corta|corto|amarra|amarro|rompio|quemo|quema|perdio|perdi|pierde el|la|los|las|un|una|su|sus|mi|mis !${GENTE}|${CUERPO}`,
    hits: [
      'La maestra le pegó una estrellita',
      'se quemó el aceite',
      'La niñera le amarra las agujetas',
    ],
    nearMisses: ['le pegó la maestra', 'se cortó las venas', 'le pegó un balazo'],
    source: PAIRS,
  },
  {
    id: 'es-oficina-no-responde',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'trabajadora|aseguradora|seguro|clinica|oficina|distrito|compania|pagina|portal|aplicacion|proveedor|medicaid ~1 no|tampoco [me|nos|le] responde|responden|contesta|contestan|respondio|contesto|abre|carga',
    hits: ['la trabajadora social no responde', 'El seguro no contesta', 'la página no carga'],
    nearMisses: [
      'mi hijo no responde',
      'No contesta su teléfono',
      'mi mamá no responde y está fría',
    ],
    source: PAIRS,
  },
  {
    id: 'es-maquina',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern: 'maquina|cajero|aspiradora|aparato|lavadora se|me|nos trago|comio',
    hits: [
      'la máquina se tragó una moneda',
      'El cajero me tragó la tarjeta',
      'la aspiradora se comió una pieza',
    ],
    nearMisses: ['se tragó una moneda', 'mi hijo se comió una pila', 'la niña se tragó un imán'],
    source: PAIRS,
  },
  {
    id: 'es-figura',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'ahogando|ahogo|ahogado|ahogada|ahogaba en|de tarea|tareas|papeles|papeleo|trabajo|deudas|pendientes',
    hits: [
      'mi hijo se está ahogando en tarea',
      'Me ahogo en papeleo',
      'estamos ahogados, yo ahogada de trabajo',
    ],
    nearMisses: ['se está ahogando', 'se ahogó en la alberca', 'Se está ahogando de tos'],
    source: PAIRS,
  },
  {
    id: 'es-me-mata-una-cosa',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern: 'papeleo|tramite|tramites|calor|fila|espera|frio|copago ~3 matando|matar|mata',
    hits: ['este papeleo me va a matar', 'El calor nos está matando', 'la espera me mata'],
    nearMisses: ['mi esposo me va a matar', 'me está matando a golpes', 'me quiero matar'],
    source: PAIRS,
  },
  {
    id: 'es-no-puedo-el-martes',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[ya] no puedo|podemos [ir|venir] el|los|ese|este lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia',
    hits: ['ya no puedo el martes', 'No podemos ir el jueves', 'no puedo ese día'],
    nearMisses: ['ya no puedo más', 'ya no puedo con él', 'No puedo el dolor'],
    source: PAIRS,
  },
  {
    id: 'es-comida-que-le-guste',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern: '[no_hay] comida ~1 que ~1 guste|quiera|coma|acepte|tolere',
    hits: ['no hay comida que le guste', 'No hay comida aquí que quiera', 'comida que él acepte'],
    nearMisses: ['no hay comida', 'No hay comida para los niños', 'no hay qué comer'],
    source: PAIRS,
  },
  {
    id: 'es-no-hay-armas',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern: 'no hay|tenemos|tengo|guardamos ~1 pistola|pistolas|armas|arma|cuchillos|rifles',
    unless: 'pero|escondida|escondio|tiene|trae|solo|antes',
    hits: ['en la casa no hay pistolas', 'No tenemos armas', 'no tengo ni pistola ni nada'],
    nearMisses: [
      'hay una pistola en la casa',
      'no hay pistola más grande que la que trae',
      'No suelta la pistola',
    ],
    source: PAIRS,
  },
  {
    id: 'es-pistola-de-juego',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'pistola|pistolas|pistolita|cuchillo|cuchillos|espada de silicon|silicona|agua|juguete|plastico|burbujas|pegamento|nerf|madera|carton',
    hits: [
      'mi hermano tiene una pistola de silicón',
      'Su pistolita de agua',
      'un cuchillo de plástico',
    ],
    nearMisses: [
      'mi hermano tiene una pistola',
      'un cuchillo de la cocina',
      'la pistola de mi papá',
    ],
    source: PAIRS,
  },
  {
    id: 'es-voces-de-vecinos',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'voces ~1 en|de|por el|la|los|del pasillo|pared|vecinos|radio|monitor|patio|calle|salon|tele',
    hits: ['oigo voces en el pasillo', 'las voces de los vecinos', 'voces por la pared'],
    nearMisses: [
      'oigo voces',
      'las voces de la muerte me llaman',
      'voces que me hablan en la noche',
    ],
    source: PAIRS,
  },
  {
    id: 'es-a-sus-horas',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'tomo|toma|toman|tomado ~5 a_sus_horas|a_su_hora|a_tiempo|como_dijo|como_indico|todos_los_dias',
    unless: 'doble|frasco|mas|error|morir|despierta|demasiad*',
    hits: [
      'se tomó todas las pastillas a sus horas',
      'Toma su medicina a su hora',
      'ya se ha tomado la dosis como dijo el doctor',
    ],
    nearMisses: [
      'se tomó todas las pastillas',
      'se tomó doble dosis a su hora',
      'Se tomó el frasco a tiempo de dormir',
    ],
    source: PAIRS,
  },
  {
    id: 'es-antes-se-usaba',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'abuelo|abuela|bisabuelo|bisabuela|papa|mama ~1 pegaba|pegaban|golpeaba|castigaba ~4 a_mi|mi|de|cuando|$',
    unless: 'todavia|sigue|ahora|hoy|hijo|hija|nieto|nieta|nino|nina|desde',
    hits: [
      'Mi abuelo le pegaba con el cinturón a mi papá',
      'mi bisabuela golpeaba a mi abuela',
      'A mi papá su mamá le pegaba',
    ],
    nearMisses: [
      'Mi papá me pega',
      'su abuelo le pegaba a mi hijo ayer',
      'Mi papá me pegaba y todavía lo hace',
    ],
    source: PAIRS,
  },
  {
    id: 'es-tragarse-palabras',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'trago|trague|traga|comio|mordio sus|mis|las|el|la palabras|orgullo|coraje|risa|lengua|cuento|letras|eses',
    hits: ['se tragó sus palabras', 'me tragué el coraje', 'se comió las letras al hablar'],
    nearMisses: ['se tragó una pila', 'se mordió los dedos', 'se comió las pastillas'],
    source: PAIRS,
  },
  {
    id: 'es-perdido-en-clase',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'perdido|perdida|pierde|perdio en|el|la|las|los matematicas|lectura|ingles|examen|tarea|recreo|clases|cita|turno|partido|concentracion',
    hits: ['está perdido en matemáticas', 'mi hijo se perdió el recreo', 'Se perdió la cita'],
    nearMisses: ['está perdido', 'mi hijo se perdió en el parque', 'Está perdida en la calle'],
    source: PAIRS,
  },
];
