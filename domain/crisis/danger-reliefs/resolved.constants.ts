import type { DangerRelief } from '../danger-relief.ts';
import { PAIRS } from './guards.constants.ts';

/** Harm by people, and a wish to die, which a good day does not end. */
const NEVER_OVER =
  'again|still|keeps|right_now|tonight|today|this_morning|minutes|hour|hours|help|not_fine|husband|boyfriend|partner|ex|dad|father|stepdad|uncle|coach|hit_me|hits|kill*|die|suicid*|himself|herself|myself|touched|raped|secret|battery|batteries|magnet|magnets|pills|overdose*|otra_vez|sigue|hoy|ahorita|ahora|minutos|hora|horas|ayuda|esposo|marido|novio|pareja|papa|padrastro|tio|matar*|morir*|suicid*|toco|tocaba|secreto|anoche|pila|pilas|iman|imanes|pastillas|sobredosis';

/** Past events whose own sentence says that they ended well. */
export const RESOLVED_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'en-ended-well',
    language: 'en',
    takes: 'sentence',
    leaves: 'nothing',
    pattern:
      'yesterday|week|weeks|month|months|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|once|days_ago ~9 is_back|are_back|came_back|is_fine|was_fine|is_ok|is_okay|found_him|found_her|home_safe|checked|cleared|passed_it|stitches|was_suspended|was_fired|discharged|all_good|came_home',
    unless: NEVER_OVER,
    hits: [
      'she ran off yesterday and is back',
      'He drank a sip of cleaning fluid last week, Poison Control said he is fine',
      'My daughter had a seizure on Tuesday, the doctor checked her yesterday',
    ],
    nearMisses: [
      'He drank bleach and seems fine',
      'My husband choked me last week, he is fine now',
      'She ran off yesterday, came back and is gone again',
    ],
    source: PAIRS,
  },
  {
    id: 'es-acabo-bien',
    language: 'es',
    takes: 'sentence',
    leaves: 'nothing',
    pattern:
      'ayer|semana|semanas|mes|meses|dias|lunes|martes|miercoles|jueves|viernes|sabado|domingo ~9 aparecio|ya_esta_aqui|ya_esta_bien|esta_bien|lo_revisaron|la_revisaron|lo_reviso|la_reviso|todo_bien|nada_grave|ya_regreso|lo_encontramos|la_encontramos|salio_bien',
    unless: NEVER_OVER,
    hits: [
      'se salió de la casa ayer pero ya está aquí con nosotros',
      'mi hijo probó cloro hace un mes, lo revisaron y está bien',
      'La semana pasada se perdió y lo encontramos',
    ],
    nearMisses: [
      'mi hijo tomó cloro y está bien',
      'Mi esposo me pegó la semana pasada, ya está bien',
      'ayer se escapó, apareció y se fue otra vez',
    ],
    source: PAIRS,
  },
  {
    id: 'en-if-a-child',
    language: 'en',
    takes: 'clause',
    leaves: 'line',
    pattern:
      'if|when|about|in_case|for a|an|any|someone|anyone|somebody|he_ever|she_ever|they_ever|teens|kids|children|people|adults ~2 child|kid|person|student|teen|teenager|toddler|adult|who|wants|want|ran|runs|swallows|has|have|gets|goes|stops|hits|ate|eats',
    unless: 'now|tonight|today|just|my|our|help|friend|me|i',
    hits: [
      'What to do if a child stops breathing?',
      'is there a training about teens who want to kill themselves',
      'If he ever ran away from school, what would the school do?',
    ],
    nearMisses: [
      'What do I do if my child stopped breathing',
      'he stopped breathing for a minute',
      'asking for a friend: how many pills would kill someone',
    ],
    source: 'questions of information: people to call stand above the answer',
  },
  {
    id: 'es-si-un-nino',
    language: 'es',
    takes: 'clause',
    leaves: 'line',
    pattern:
      'si|cuando|sobre un|una|algun|alguna|alguien [nino|nina|persona|estudiante|joven|adolescente|bebe] se|no|deja|tiene|toma|traga|quiere|lleva|esta|convulsiona',
    unless: 'ahora|ahorita|hoy|acaba|mi|mis|ayuda|amiga|amigo|me',
    hits: [
      '¿Qué hacer si un niño se traga una moneda?',
      'qué pasa si un estudiante lleva una navaja',
      'qué hago si alguien deja de respirar',
    ],
    nearMisses: [
      'Mi niño se tragó una moneda',
      'qué hago si mi hijo se tragó una pila',
      'un niño se está ahogando ahora',
    ],
    source: 'questions of information: people to call stand above the answer',
  },
];
