/** Events that are over ended before these years. Later ones join as they pass. */
export const PAST_YEARS = Array.from({ length: 36 }, (_, at) => 1990 + at).join('|');
/** It goes on, or began just now. */
const STILL_IN_ENGLISH =
  'now|tonight|today|again|still|currently|since|yesterday|minutes|hours|keeps|ever_since|this_morning|this_week|this_weekend|ever_after|rape|raped|molested|touched|touches';
const STILL_IN_SPANISH =
  'ahora|ahorita|hoy|otra_vez|todavia|aun|sigue|siguen|desde|ayer|anoche|minutos|horas|de_nuevo|violo|violaba|tocaba|abusaba|abuso|anos_que|ano_que';
/** It happens all the same, or another person only says that it does not. */
const SAME_IN_ENGLISH =
  'every_day|always|only|just|except|unless|usually|often|that_hard|until|till|before|like_this|this_long|where|in_front|face|when_he_drinks|when_he_is|when_she_is|when_the|when_there|when_we|when_people|when_others|had_never|say|says|said|saying|tell|tells|told|claims|swears|promise|promises|yet|anymore|any_more|why';
const SAME_IN_SPANISH =
  'siempre|todos_los_dias|donde|solo|nomas|nada_mas|excepto|menos|hasta|antes|asi|enfrente|delante|cara|habia|dice|dicen|dijo|dijeron|jura|promete|cuando|si|todavia|por_que';
/** Messages mix both languages. */
export const STILL = `${STILL_IN_ENGLISH}|${STILL_IN_SPANISH}`;
export const ALL_THE_SAME = `${SAME_IN_ENGLISH}|${SAME_IN_SPANISH}`;
/** A real person is in it. */
export const REAL =
  'myself|himself|herself|met|send|sends|sent|asked|asks|asking|wants|pictures|meet|voices|real|man|guy|stranger|older|secret|hurt|address|me|us|conocio|pide|pidio|manda|mando|fotos|verse|hombre|senor|adulto|persona|mismo|misma|matarse|matarme|suicid*|secreto|me_toca|desconocido';
export const MEDICINES =
  'dose|doses|medicine|medicines|medication|meds|med|pills|pill|tablet|tablets|capsule|capsules|drops|ml|mg|gummies|melatonin|clonidine|guanfacine|risperidone|adderall|ritalin|tylenol|ibuprofen|benadryl|zoloft|sertraline|insulin|vitamins|magnesium|cbd|supplement|supplements';
export const MEDICINAS =
  'dosis|medicina|medicinas|medicamento|pastilla|pastillas|tableta|tabletas|capsula|capsulas|gotas|ml|mg|gomitas|melatonina|clonidina|risperidona|metilfenidato|clonazepam|insulina|vitamina|vitaminas|magnesio|jarabe|ritalin|adderall|tylenol|ibuprofeno';
/** It is inside, or is meant to kill. */
export const TAKEN =
  'took|taken|gave|given|already|swallowed|ate|drank|accident|mistake|sleepy|wobbly|die|dead|kill|wake|forever|overdose|end|dangerous|lethal|hurt|myself|himself|herself|without|leave|knife|gun|her_life|his_life|my_life|police|order|too_many|too_much|enough';
export const TOMADO =
  'acabo|demasiad*|hace_falta|hacen_falta|necesita|necesitan|busca|buscando|tomo|tome|di|dio|dieron|ya|trago|comio|error|accidente|despertar|despierta|morir|morirse|matar|dormir_y|suicid*|mareado|vomit*|piso|vida|para_siempre|amiga|sobredosis|escuela_sin';
export const PEERS = 'peers.md: an old grief is none, and a later "not" must not cancel';
export const PAIRS = 'pairs that differ in one of tense, person, negation and object';
