import type { DangerSign } from '../danger-sign.ts';

/** Signs of a child hurt by an adult, including the adult’s excuse. */
export const ABUSE_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-hurt-by-adult',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      '@carer|@partner ~4 hits|hit|slaps|slapped|spanks|grabs|grabbed|shakes|shook|burned|locks|locked|pinches|ties|tied|touches|touched|hurts|hurt ~3 him|her|them|my_son|my_daughter|me|us',
    hits: [
      'my mother says she only hit him because he would not listen',
      'The aide grabbed him by the arm',
      'his dad locks him in the closet',
    ],
    nearMisses: [
      'The teacher reads to him each day',
      'My mother helps me with the forms',
      'The school sent us a plan',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-unexplained-marks',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'bruise|bruises|bruised|marks|burns|bleeding|handprint|belt_marks ~6 after|from|daycare|school|dad|visit|visits|babysitter|weekend|arm|arms|neck|back|legs|explain',
    hits: [
      'He comes home with bruises after visits',
      'there are marks on her neck and she will not say',
      'a handprint on his arm from daycare',
    ],
    nearMisses: [
      'Is his speech a mark of progress?',
      'He got good marks in reading',
      'My phone screen burns my eyes',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-afraid-of-person',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'afraid|scared|terrified|fear|flinches|begs|hides|screams ~4 of|from|when|to_go|not_to ~3 @partner|@carer|uncle|stepdad|home|him|his',
    hits: [
      'She is terrified of her stepdad',
      'I am scared of my husband',
      'he begs not to go with his uncle',
    ],
    nearMisses: [
      'He is afraid of thunder',
      'Scared of needles, how do we prepare?',
      'I fear we picked a plan too fast',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-le-pegan',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'le|lo|la|me|nos|les ~1 pega|pego|pegan|pegaron|golpea|golpeo|golpearon|jalonea|jaloneo|encierra|encerro|amarra|amarro|amarraron|amenaza|amenazo|sacude|sacudio|quema|quemo|toca|toco|lastima|lastimo|patea|pateo|empuja|empujo ~4 brazo|cabeza|cara|cinto|cinturon|otra|siempre|cuarto|$|cuando|y|hermano|hermana|mano|espalda',
    hits: [
      'La maestra lo jaloneó del brazo',
      'su papá le pega con el cinto',
      'Mi ex me amenazó otra vez',
    ],
    nearMisses: [
      '¿Cuándo le toca su próxima terapia del habla?',
      'La escuela nos mandó un plan',
      'Le gusta tocar el piano',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-child-and-marks',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'marks|mark|bruise|bruises|burn|burns|scratches|scratch|welts|handprint|red_lines|broken|fracture|blood|bleeding|soaked|urine|sore ~8 dad|dads|ex|school|daycare|teacher|aide|bus|grandpa|grandma|uncle|sitter|babysitter|weekend|visit|visits|says|explain|underwear|thighs|privates|hand|fingers|buckle|strap|belt|knee',
    hits: [
      'There are finger marks on her arms since school',
      'He has burns and grandpa says he fell',
      'she comes off the bus with bruises, strap marks',
    ],
    nearMisses: [
      'A burn cream for the kit',
      'Scratch paper for math',
      'He got a mark for reading on time',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-will-not-sit',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'since|after|when|whenever|every_time ~5 dad|dads|weekend|uncle|coach|grandpa|stepdad|cousin|neighbor|bus|teacher|aide|visit ~9 hides|hide|pees|pee|wets|will_not_sit|does_not_sit|standing|vomits|screams|flinches|cries|shakes|begs|clings|bites',
    hits: [
      'when his coach comes over he pees his pants and hides',
      'Since the weekend at his dad’s he eats standing',
      'whenever the aide comes she flinches',
    ],
    nearMisses: [
      'After school he eats a snack',
      'When the bus comes we wave',
      'Since the visit we know the plan',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-punished-cruelly',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'hot_sauce|soap_in|tape|tapes|taped|duct|belt|paddle|cold_water|ice_bath|cold_shower|starve|starves|no_dinner|locks|locked|ties|tied|chained|kneel|kneeling|stand_outside|sleep_outside ~6 mouth|tongue|him|her|me|kid|child|son|daughter|face|hands|bed|chair|room|closet|night|outside|punish*|discipline',
    hits: [
      'she puts hot sauce on her kid’s tongue',
      'Grandma tapes his mouth in the car',
      'his dad locks him outside',
    ],
    nearMisses: [
      'Tape for the schedule board',
      'A belt for his wheelchair at school',
      'Hot sauce tastes too strong',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-castigo-cruel',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'encierra|encerrado|encerrada|encerraron|encierran|amarra|amarrado|amarrada|amarran|agua_helada|agua_fria|vinagre|cinta_en|chile_en|con_el_cable|con_un_cable|con_el_cinto|hornilla|quemo|hinc*|a_la_fuerza|tapa_la_boca|echaron_agua ~7 nino|nina|hijo|hija|nene|nena|silla|cuarto|bano|boca|cara|lo|la|me|espalda|piso|dice|escuela|closet',
    hits: [
      'El padrastro lo mete en agua helada y dice que es terapia',
      'la abuela lo amarra a la silla',
      'le pega con el cinto en la espalda',
    ],
    nearMisses: [
      'Cinta para pegar el horario',
      'El cable de la tableta no carga',
      'Se baña con agua fría y le gusta',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-senales-de-abuso',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'cada_vez|desde_que|desde|cuando ~6 papa|tio|padrastro|abuelo|primo|maestra|maestro|terapeuta|terapista|entrenador|escuela|vecino|camion ~8 moretones|moreton|marca|marcas|se_orina|orina|pavor|panico|se_esconde|esconde|tiembla|llora|calzon|sin_voz|se_encoge|grita|quemaduras|rasgunos',
    hits: [
      'cada vez que regresa con su papá trae moretones',
      'desde que va con el terapista se orina',
      'cuando ve a su tío se baja el calzón',
    ],
    nearMisses: [
      'Cuando llega el camión saluda',
      'desde la escuela mandan la tarea',
      'Cada vez que ve a su maestra sonríe',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-alguien-toca',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'hermano|hermanastro|tio|primo|abuelo|papa|cunado|padrastro|vecino|maestro|chofer|novio|entrenador|senor|amigo ~4 toca|tocan|toco|tocaba|manosea|manoseo|besa|besaba|abusa|abuso|abusaba ~3 nina|nino|hija|hijo|bebe|sobrina|sobrino|hermana|nieta|nieto|partes|abajo|a_mi|la|lo|$',
    hits: [
      'mi hermano toca a mi niña',
      'Su abuelo la toca abajo',
      'el vecino manosea a mi sobrina',
    ],
    nearMisses: ['Su tío toca la guitarra', 'El maestro explica bien', 'Mi primo vive lejos'],
    source: 'a third list of plain messages: those that were missed',
  },
  {
    id: 'en-words-of-abuse',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'assaulted|raped|molested|molesting|tased|tasered|taser|tasing|abused|sextorted|blackmailed|blackmailing|trafficked|kidnapped|abducted|feel_safe_at_home|unsafe_at_home|not_safe_at_home|safe_at_school_any_more|afraid_to_go_home|scared_to_go_home',
    hits: [
      'he was assaulted at the day program',
      'they used a taser on my son',
      'i do not feel safe at home',
    ],
    nearMisses: [
      'Is the home safe for crawling?',
      'The assistant was kind',
      'We feel fine at home',
    ],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-hurt-by-police-or-staff',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'police|officer|cops|guard|nurse|staff|aide|para|tech|driver|sitter|babysitter|worker|caregiver|coach ~2 hurt|hurts|hit|hits|beat|slapped|punched|kicked|choked|tackled|handcuffed|dragged|shoved|burned|bit ~1 him|her|my|our|them|me',
    hits: [
      'police hurt him during a meltdown',
      'The aide slapped my nonverbal child',
      'staff tackled her',
    ],
    nearMisses: ['The police came to the fair', 'Our nurse helps him', 'The driver was late'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-basic-needs-as-punishment',
    kind: 'restraint',
    tier: 'violence',
    language: 'en',
    pattern:
      'will_not_let|wont_let|would_not_let|not_let|not_allowed|never_let|refuse_to_let|refused|denied|withhold|withholds|withheld|takes_away|took_away ~3 toilet|bathroom|restroom|drink|water|eat|food|lunch|snack|sleep|leave|aac|device|wheelchair ~3 punish*|school|class|all_day|until|consequence|because|at',
    hits: [
      'they won’t let him use the toilet at school as punishment',
      'The teacher took away his lunch as a consequence',
      'She is not allowed to drink water until she talks',
    ],
    nearMisses: [
      'Is water allowed in the pool?',
      'He refused his food',
      'The school lunch is good',
    ],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'es-palabras-de-abuso',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'violaron|violo|abusaron|abusan|golpiza|golpean|estrangul*|apunal*|acuchill*|secuestr*|extorsion*|a_la_fuerza|lo_dejaron_solo|la_dejaron_sola|dejaron_amarrado|dejaron_encerrado',
    hits: [
      'mi ex quiere llevárselo a la fuerza',
      'lo dejaron solo en el bus',
      'Abusaron de mi sobrina',
    ],
    nearMisses: ['Lo llevaron a nadar', 'La fuerza de su mano mejora', 'Estuvo solo un rato'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-humiliates',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'make|makes|made|force|forces|forced|spray|sprays|sprayed|left|leaves|feeds|fed|pour|pours|poured|rub|rubs|put|puts ~1 me|him|her|them|us|naked ~4 vomit|naked|urine|feces|poop|vinegar|hot_sauce|soap|pepper|cold_water|ice|kneel|dog_cage|shock|crate|timeout|time_out',
    hits: [
      'they make me eat my vomit',
      'he was left naked in the timeout room',
      'They spray him with vinegar when he flaps',
    ],
    nearMisses: ['She makes salad with vinegar', 'Put the soap by the sink', 'He fed the dog'],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'en-child-tells',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'says|said|told_me|tells_me|whispered|draws|drew|keeps_saying ~6 hurts_his|hurts_her|hurt_his|hurt_her|touches_his|touches_her|touched_his|touched_her|plays_with_his|plays_with_her|private|privates|butt|bottom|pee_pee|wiener|penis|vagina|down_there|in_my_bed|in_his_bed|in_her_bed',
    hits: [
      'my grandson says pop pop hurts his butt',
      'She told me that he touches her down there',
      'He keeps saying a man was in his bed',
    ],
    nearMisses: [
      'He says his ear is itchy',
      'She told me about art',
      'The teacher said he is kind',
    ],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'es-ensena-o-tapa',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'ensena|enseno|ensenan|muestra|mostro|tapan|tapa|tapo|taparon|quita|quito|quitan ~3 boca|videos_feos|pornografia|partes|ropa|calzon|calzones|desnudo|desnuda|pene ~5 nino|nina|hijo|hija|terapia|escuela|gritar|llora|$|a_mi|grita',
    hits: [
      'mi cuñado enseña videos feos a mi niño',
      'en la terapia le tapan la boca',
      'Le quitó la ropa a mi hija',
    ],
    nearMisses: ['Le enseña a leer', 'Se tapa los oídos', 'Se quita los zapatos solo'],
    source: 'a sixth list of plain messages: those that were missed',
  },
];
