import type { DangerRelief } from '../danger-relief.ts';
import { PAIRS } from './guards.constants.ts';

/** Harm that happens to a thing, in Spanish. */
export const SPANISH_THINGS_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'es-me-toca-cosa',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[le|lo|la|me|nos|les] toca|tocan|tocaba|toco|tocar ~2 guitarra|piano|vacuna|vacunas|cita|turno|terapia|tambor|violin|flauta|puerta|timbre|musica|cancion|lunes|martes|miercoles|jueves|viernes|revision|examen|evaluacion|dentista|proxima|instrumento|renovar|pagar',
    hits: [
      'El padrastro le toca la guitarra',
      'le toca vacuna el lunes',
      '¿Cuándo me toca renovar?',
    ],
    nearMisses: [
      'El padrastro la toca',
      'mi tío me toca en la noche',
      'le toca las partes a mi hija',
    ],
    source: PAIRS,
  },
  {
    id: 'es-pego-un-resfriado',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[le|me|nos|les|se] pego|pega|pegaron|dio|da|pegan ~1 resfriado|gripa|gripe|catarro|varicela|covid|virus|tos|calcomania|calcomanias|etiqueta|etiquetas|sol|estampas|stickers',
    hits: [
      'le pegó un resfriado',
      'nos dio gripa a todos',
      'La maestra le pega calcomanías de premio',
    ],
    nearMisses: ['le pegó con el cinto', 'La maestra le pega', 'mi esposo me pegó en la cara'],
    source: PAIRS,
  },
  {
    id: 'es-cortar-cosa',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[trae|tiene|con] [unas|las] [tijeras] [y] [se] [quiere] cortar|corta|corto|cortarle|cortarse|cortando|cortaron ~2 fleco|pelo|cabello|unas|papel|pan|fruta|etiquetas|flequillo|horas|terapia|servicio|beneficios',
    hits: [
      'trae unas tijeras y se quiere cortar el fleco sola',
      '¿Cómo le corto las uñas?',
      'nos cortaron las horas de terapia',
    ],
    nearMisses: [
      'trae un cuchillo y se quiere cortar',
      'se corta los brazos',
      'me quiere cortar la cara',
    ],
    source: PAIRS,
  },
  {
    id: 'es-como-respira',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[no] respira|respirar|respire|respirando hondo|profundo|por_la_nariz|por_la_boca|despacio|despacito',
    hits: [
      'no respira hondo cuando se lo pido',
      'respira por la boca al dormir',
      '¿Cómo le enseño a respirar despacio?',
    ],
    nearMisses: ['no respira', 'respira muy raro y está morado', 'no puede respirar'],
    source: PAIRS,
  },
  {
    id: 'es-cuando-yo-no-este',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'escuela|clase|clases|terapia|guarderia|casa_de|trabajo|cita|camion|mi_hermana|su_tia|abuela cuando yo no este',
    hits: [
      'van a estar en la escuela cuando yo no esté',
      'se queda en clase cuando yo no esté',
      '¿Quién lo lleva a terapia cuando yo no esté?',
    ],
    nearMisses: [
      'van a estar mejor cuando yo no esté',
      'todo va a ser más fácil cuando yo no esté',
      'ya dejé todo listo para cuando yo no esté',
    ],
    source: PAIRS,
  },
  {
    id: 'es-tapa-un-ojo',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'tapa|tapan|tapo|tapar ~1 un_ojo|los_oidos|las_orejas|sus_oidos ~2 ejercicio|ruido|$|solo|parche|para',
    unless: 'boca|nariz|fuerza|sangre|morado|grita|gritan',
    hits: [
      'le tapa un ojo para el ejercicio',
      'solo se tapa los oídos',
      'mi hija se tapa las orejas por el ruido',
    ],
    nearMisses: [
      'le tapa la boca hasta que se pone morado',
      'le tapan los ojos y lo encierran',
      'se tapa los oídos porque mi esposo nos pega',
    ],
    source: PAIRS,
  },
  {
    id: 'es-matar-cosa',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'mato|mataron|matar|mate|murio|muriendo|mata ~3 personaje|celular|telefono|tiempo|mosquitos|cucarachas|hormigas|pantalla|computadora|bateria|juego|copago|planta|plantas|internet',
    hits: ['se me murió el celular', 'se murió mi computadora', 'el seguro me mató con el copago'],
    nearMisses: ['me quiero matar', 'murió mi bebé', 'dice que va a matar al niño'],
    source: 'harmless idioms',
  },
  {
    id: 'es-muero-por',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'muero|muere|mueren|muerta|muerto|morimos|muriendo de|por sueno|risa|ganas|verguenza|cansancio|calor|nervios|entrar|ir|ver|curiosidad|amor|pena|aburrimiento|conocer|jugar',
    hits: [
      'me muero de sueño',
      'Mi niña se muere por entrar a natación',
      'ando muerta de cansancio pero contenta',
    ],
    nearMisses: ['me quiero morir', 'se muere mi hijo', 'me muero por dentro, quiero morir'],
    source: 'harmless idioms',
  },
  {
    id: 'es-aprende-a-distinguir',
    language: 'es',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'aprender|aprendo|distinguir|diferenciar|reconocer ~2 convulsion|crisis|ataque|desmayo',
    hits: [
      'quiero aprender a distinguir una convulsión',
      '¿Cómo reconocer un ataque?',
      'diferenciar una crisis de un berrinche',
    ],
    nearMisses: ['tiene una convulsión', 'No reconoce a nadie después del golpe', 'aprende mucho'],
    source: PAIRS,
  },
];
