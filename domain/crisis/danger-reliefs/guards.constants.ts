/** Years that mark an event as past. Later years join as they pass. */
export const PAST_YEARS = Array.from({ length: 36 }, (_, at) => 1990 + at).join('|');
/** Words for something ongoing or just begun. */
const STILL_IN_ENGLISH =
  'now|tonight|today|again|still|currently|since|yesterday|minutes|hours|keeps|ever_since|this_morning|this_week|this_weekend|ever_after|rape|raped|molested|touched|touches';
const STILL_IN_SPANISH =
  'ahora|ahorita|hoy|otra_vez|todavia|aun|sigue|siguen|desde|ayer|anoche|minutos|horas|de_nuevo|violo|violaba|tocaba|abusaba|abuso|anos_que|ano_que';
/** Words for something that happens regardless, or that only another person denies. */
const SAME_IN_ENGLISH =
  'every_day|always|only|just|except|unless|usually|often|that_hard|until|till|before|like_this|this_long|where|in_front|face|when_he_drinks|when_he_is|when_she_is|when_the|when_there|when_we|when_people|when_others|had_never|say|says|said|saying|tell|tells|told|claims|swears|promise|promises|yet|anymore|any_more|why';
const SAME_IN_SPANISH =
  'siempre|todos_los_dias|donde|solo|nomas|nada_mas|excepto|menos|hasta|antes|asi|enfrente|delante|cara|habia|dice|dicen|dijo|dijeron|jura|promete|cuando|si|todavia|por_que';
/** Both languages combined, since messages mix them. */
export const STILL = `${STILL_IN_ENGLISH}|${STILL_IN_SPANISH}`;
export const ALL_THE_SAME = `${SAME_IN_ENGLISH}|${SAME_IN_SPANISH}`;
/** Words that indicate a real person. */
export const REAL =
  'myself|himself|herself|met|send|sends|sent|asked|asks|asking|wants|pictures|meet|voices|real|man|guy|stranger|older|secret|hurt|address|me|us|conocio|pide|pidio|manda|mando|fotos|verse|hombre|senor|adulto|persona|mismo|misma|matarse|matarme|suicid*|secreto|me_toca|desconocido';
export const MEDICINES =
  'dose|doses|medicine|medicines|medication|meds|med|pills|pill|tablet|tablets|capsule|capsules|drops|ml|mg|gummies|melatonin|clonidine|guanfacine|risperidone|adderall|ritalin|tylenol|ibuprofen|benadryl|zoloft|sertraline|insulin|vitamins|magnesium|cbd|supplement|supplements';
export const MEDICINAS =
  'dosis|medicina|medicinas|medicamento|pastilla|pastillas|tableta|tabletas|capsula|capsulas|gotas|ml|mg|gomitas|melatonina|clonidina|risperidona|metilfenidato|clonazepam|insulina|vitamina|vitaminas|magnesio|jarabe|ritalin|adderall|tylenol|ibuprofeno';
/** Words for a substance that was swallowed, or is meant to kill. */
export const TAKEN =
  'took|taken|gave|given|already|swallowed|ate|drank|accident|mistake|sleepy|wobbly|die|dead|kill|wake|forever|overdose|end|dangerous|lethal|hurt|myself|himself|herself|without|leave|knife|gun|her_life|his_life|my_life|police|order|too_many|too_much|enough';
export const TOMADO =
  'acabo|demasiad*|hace_falta|hacen_falta|necesita|necesitan|busca|buscando|tomo|tome|di|dio|dieron|ya|trago|comio|error|accidente|despertar|despierta|morir|morirse|matar|dormir_y|suicid*|mareado|vomit*|piso|vida|para_siempre|amiga|sobredosis|escuela_sin';
export const PEERS = 'peers.md: an old grief is none, and a later "not" must not cancel';
export const PAIRS = 'pairs that differ in one of tense, person, negation and object';
/** Persons whom an act can harm. */
export const PEOPLE =
  'me|us|him|her|them|myself|himself|herself|someone|everyone|people|person|man|woman|guy|lady|son|sons|daughter|daughters|child|children|kid|kids|baby|babies|boy|girl|boys|girls|toddler|teen|student|students|classmate|brother|sister|sisters|brothers|mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|nephew|niece|grandson|granddaughter|husband|wife|boyfriend|girlfriend|partner|ex|teacher|aide|nurse|staff|sitter|friend|neighbor|family|twin|twins|dog|cat|puppy|pet|will|hope|job|mind|control|temper|house|home|apartment|pulse|consciousness|crap|hell|other|one|coworker|roommate|boss|landlord|officer|cop|victim|stranger|resident|patient|client|caregiver|stepson|stepdaughter|grandbaby|fiance|spouse|principal|driver|therapist|parent|parents|animal|rabbit|hamster|kitten|kittens|blood|lot|way|limit|bottom|breaking|wall|walls|door|doors|window|windows|phone|brake|brakes|food|drink|water|milk|insulin|medicine|meds|medication|noose|rope|cord|belt|bag|sheet';
export const BODY =
  'head|face|hand|hands|arm|arms|wrist|wrists|neck|throat|leg|legs|foot|feet|knee|back|chest|stomach|belly|eye|eyes|ear|mouth|nose|lip|tooth|teeth|skin|finger|fingers|vein|veins|body|bone|thigh|thighs|privates|skull|forehead|chin|temple|ribs|jaw|shoulder|elbow|ankle|artery|toe|toes|thumb|palm|lips|tongue|scalp|chair|bed|pills|poison|gun|knife|bomb|car|train|bus|truck';
export const GENTE =
  'a|al|hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|nene|nena|hermano|hermana|hermanito|hermanita|mama|papa|abuelo|abuela|tio|tia|primo|prima|esposo|esposa|marido|mujer|novio|novia|pareja|ex|maestro|maestra|chofer|senor|senora|hombre|persona|gente|vecino|vecina|padrastro|madrastra|companero|companera|muchacho|muchacha|cuidadora|ninera|terapeuta|terapista|directora|director|nieto|nieta|sobrino|sobrina|perro|gato|casa|trabajo|conocimiento|sentido|control|luz|gas|agua|vida|balazo|tiro|golpe|punetazo|patada|cachetada|nalgada|bofetada|manotazo|paliza|cinturonazo|policia|doctor|doctora|familia|el|ella|entrenador|entrenadora|profesor|profesora|profe|cura|pastor|patron|jefe|suegra|suegro|cunado|cunada|padre|madre|enfermero|enfermera|asistente|conductor|equilibrio|respiracion|pulso|habla|sangre|esperanza|ganas|razon|fe|puerta|puertas|ventana|vidrio|pared|soga|cuerda|lazo|cable|cobija|bolsa|medicina|insulina|comida';
export const CUERPO =
  'brazo|brazos|mano|manos|cara|cabeza|boca|ojo|ojos|pierna|piernas|pie|pies|cuello|garganta|espalda|pecho|panza|estomago|vena|venas|muneca|munecas|piel|dedo|dedos|oreja|nariz|diente|pelo|nalga|nalgas|cuerpo|arteria|frente|barbilla|rodilla|labio|lengua|codo|hombro|costillas|silla|cama|pastillas|cuchillo|pistola|cinto|cinturon|carro|camion|tren';
