import type { CrisisTier } from './crisis.constants.ts';

/** A danger that has a fixed answer of its own, in place of that of its tier. */
export type DangerKind = 'missing' | 'poison' | 'weapon' | 'abuse';

/**
 * A family of words that may tell of danger: enough for a line with people to call, never for the fixed
 * answer. Patterns are those of `crisis-patterns.ts`, with its lists of words.
 */
export interface DangerSign {
  readonly id: string;
  /** Null where the tier says it all. */
  readonly kind: DangerKind | null;
  readonly tier: CrisisTier;
  readonly language: 'en' | 'es';
  readonly pattern: string;
  readonly hits: readonly [string, string, string];
  readonly nearMisses: readonly [string, string, string];
}

const MEDICINE =
  'pills|pill|tablets|capsules|capsule|medicine|medication|meds|dose|doses|tylenol|ibuprofen|advil|benadryl|melatonin|adderall|ritalin|concerta|vyvanse|clonidine|guanfacine|risperidone|fluoxetine|prozac|zoloft|sertraline|insulin|vitamins|gummies|patch|patches|inhaler|syrup|bleach|bleech|battery|magnet|magnets|detergent|cleaner|antifreeze|edible|edibles';

const MEDICINA =
  'pastilla|pastillas|capsula|capsulas|medicina|medicinas|medicamento|dosis|jarabe|gotas|tabletas|melatonina|fluoxetina|risperidona|insulina|clonidina|ritalin|adderall|ibuprofeno|tylenol|paracetamol|vitaminas|gomitas|parche|cloro|lejia|pila|iman|imanes|detergente|veneno';

/** The source of each idea: kinds of messages that were missed in an examination by situations. */
export const DANGER_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-took-medicine',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern: `took|taken|swallowed|swallowing|ate|drank|drunk|licked|chewed|got_into|gulped|finished ~6 ${MEDICINE}`,
    hits: [
      'He took his sister’s Adderall this morning, two capsules',
      'She has swallowed the fluoxetine that was meant for the month',
      'he drank bleech what do i do',
    ],
    nearMisses: [
      'Can he take melatonin before a flight?',
      'He refuses to swallow food with lumps',
      'Where do I recycle a battery?',
    ],
  },
  {
    id: 'en-gave-wrong-dose',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern: `gave|given|got ~5 wrong|double|twice|triple|extra|too_much|my|by_mistake|another ~4 ${MEDICINE}`,
    hits: [
      'I gave her the wrong medicine, it was her brother’s',
      'The sitter gave him a double dose tonight',
      'I gave him my blood pressure pills by accident',
    ],
    nearMisses: [
      'The doctor gave us a new dose, is it covered?',
      'They gave us the wrong form for the waiver',
      'Should I give her medicine with food?',
    ],
  },
  {
    id: 'en-gave-twice',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern: `gave|given|had ~5 ${MEDICINE} ~4 twice|already|by_mistake|by_accident|instead|again|too_much`,
    hits: [
      'My husband gave him the clonidine twice',
      'I gave her his medicine by mistake',
      'She was given insulin again an hour later',
    ],
    nearMisses: [
      'We gave up on gummies',
      'They gave the diagnosis twice',
      'I have a question about medicine for a trip',
    ],
  },
  {
    id: 'es-tomo-medicina',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern: `tomo|tome|tomado|tomaron|trago|tragado|comio|bebio|bebido|acabo|lamio|chupo|mordio ~6 ${MEDICINA}`,
    hits: [
      'Se tomó las pastillas de su abuela',
      'Se acabó de un jalón la fluoxetina que era para todo el mes',
      'mi niño se tragó una pila',
    ],
    nearMisses: [
      '¿Puede tomar melatonina en un viaje?',
      'No come nada con grumos',
      '¿Dónde se tiran las pilas?',
    ],
  },
  {
    id: 'es-le-di-por-error',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern: `di|dio|dieron|dimos|dado ~5 error|equivocada|doble|veces|equivocado|equivocacion|otra|mi|demasiada ~5 ${MEDICINA}`,
    hits: [
      'Por error le di seis veces la dosis de melatonina',
      'Le di por error mi medicina de la diabetes en lugar de la suya',
      'La niñera le dio doble dosis',
    ],
    nearMisses: [
      'Me dieron el formulario equivocado',
      '¿Le doy la medicina con comida?',
      'El doctor nos dio una receta nueva',
    ],
  },
  {
    id: 'en-missing',
    kind: 'missing',
    tier: 'emergency',
    language: 'en',
    pattern:
      'is|has|he|she|got|went|gone|was|wandered|bolted|ran|slipped|climbed ~2 missing|gone|vanished|out|off|away|lost ~4 yard|house|door|gate|window|store|park|school|street|car|fence|alone|minutes|anywhere',
    hits: [
      'my daughter is gone from the yard',
      'he got out through the window, the gate is open',
      'She wandered off at the store',
    ],
    nearMisses: [
      'My son got a new bike',
      'The school went over the plan with us',
      'We lost his cup',
    ],
  },
  {
    id: 'en-cannot-find-child',
    kind: 'missing',
    tier: 'emergency',
    language: 'en',
    pattern:
      'can|could|do not find|see|know_where ~1 him|her|my_son|my_daughter|my_child|the_baby|them|he|she',
    hits: [
      'I can’t find him',
      'we could not see her anywhere at the fair',
      'I don’t know where he is',
    ],
    nearMisses: [
      'I can’t find a dentist',
      'I don’t know where to begin',
      'We could not see the bill',
    ],
  },
  {
    id: 'es-no-aparece',
    kind: 'missing',
    tier: 'emergency',
    language: 'es',
    pattern:
      'no aparece|lo_encuentro|la_encuentro|lo_encontramos|la_encontramos|se_donde_esta|sabemos_donde_esta|regresa|ha_vuelto|contesta',
    hits: [
      'mi hijo no aparece',
      'No la encuentro por ningún lado',
      'salió en la mañana y no ha vuelto',
    ],
    nearMisses: [
      'No encuentro la clínica',
      '¿Dónde está el formulario?',
      'No aparezco en la lista de espera',
    ],
  },
  {
    id: 'en-weapon',
    kind: 'weapon',
    tier: 'emergency',
    language: 'en',
    pattern:
      'has|have|got|grabbed|holding|waving|found|pulled|brought|pointing|pointed ~3 knife|gun|rifle|pistol|machete|razor|scissors|hammer|axe ~6 $|and|at|us|me|him|her|he|she|room|now|help|threat*',
    hits: [
      'he grabbed a knife and went to his room',
      'My brother has a gun and he is angry',
      'she is waving scissors at us',
    ],
    nearMisses: [
      'How do I teach him to cut with a knife?',
      'He loves his toy axe',
      'Which school sells scissors for left hands?',
    ],
  },
  {
    id: 'es-arma',
    kind: 'weapon',
    tier: 'emergency',
    language: 'es',
    pattern:
      'tiene|agarro|saco|trae|encontro|apunta|apunto|con|anda_con ~3 cuchillo|pistola|arma|navaja|machete|rifle|tijeras|martillo',
    hits: [
      'agarró un cuchillo de la cocina',
      'Mi ex trae una pistola',
      'anda con un machete afuera',
    ],
    nearMisses: [
      '¿Cómo le enseño a usar el cubierto?',
      'Se armó un lío en la escuela',
      'Busco material para terapia',
    ],
  },
  {
    id: 'en-no-food-heat-medicine',
    kind: null,
    tier: 'overwhelmed',
    language: 'en',
    pattern:
      'no|out_of|nothing|without|ran_out|not|cannot_afford|shut_off|cut_off|last ~3 food|eat|eaten|heat|insulin|formula|medicine|meds|groceries|diapers|electricity|power|water|money_for_food|inhaler ~5 $|today|tonight|left|now|until|till|and|for|since|at_home|in_the_house',
    hits: [
      'We have no food today',
      'the heat is shut off and there is no heat tonight',
      'We ran out of insulin',
    ],
    nearMisses: [
      'Which food helps with fiber?',
      'He eats nothing green, any ideas?',
      'Is water therapy covered?',
    ],
  },
  {
    id: 'en-hungry',
    kind: null,
    tier: 'overwhelmed',
    language: 'en',
    pattern:
      'kids|children|we|he|she|baby|they ~3 hungry|starving|not_eaten|have_not_eaten|freezing',
    hits: [
      'the kids went to bed hungry',
      'she has not eaten since yesterday',
      'we are freezing in here',
    ],
    nearMisses: [
      'What is a hunger cue?',
      'He eats lunch at school',
      'We froze our account, how do I open it?',
    ],
  },
  {
    id: 'es-sin-comida',
    kind: null,
    tier: 'overwhelmed',
    language: 'es',
    pattern:
      'no_hay|no_tenemos|no_tengo|sin|acabo|corto|cortaron|falta|queda ~3 comida|comer|leche|formula|luz|calefaccion|agua|gas|insulina|medicina|panales',
    hits: [
      'No tenemos nada de comer hoy',
      'nos cortaron la luz y el gas',
      'se nos acabó la insulina',
    ],
    nearMisses: [
      '¿Qué comida tiene fibra?',
      'No tengo la tarjeta del seguro',
      'Sin cita, ¿me atienden?',
    ],
  },
  {
    id: 'es-con-hambre',
    kind: null,
    tier: 'overwhelmed',
    language: 'es',
    pattern: 'con|tienen|pasamos|tiene|pasan ~2 hambre',
    hits: [
      'los niños ya están dormidos con hambre',
      'mis hijos tienen hambre y no hay nada',
      'Pasamos hambre esta semana',
    ],
    nearMisses: [
      'No distingue cuándo está lleno',
      '¿Qué come un niño selectivo?',
      'Come bien en la escuela',
    ],
  },
  {
    id: 'en-formula-watered',
    kind: null,
    tier: 'overwhelmed',
    language: 'en',
    pattern:
      'water|watering|stretch|stretching|skip|skipping|skipped|ration|rationing|half ~4 formula|meals|insulin|doses|meds',
    hits: [
      'I water down the formula so it lasts',
      'we are rationing his insulin',
      'I skip meals so they can eat',
    ],
    nearMisses: [
      'Does WIC cover special formula?',
      'He drinks water at noon',
      'Half of the class has glasses',
    ],
  },
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
  },
  {
    id: 'en-secret-with-adult',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'secret|secrets|pictures|photos|nudes|naked|undress|gifts|meet|messages|texting|online ~6 man|adult|older|stranger|someone|guy|coach|uncle|him|them|her|not_to_tell|do_not_tell|snapchat|discord|roblox|met',
    hits: [
      'My daughter keeps secrets with an older man',
      'she met a guy in a game and he wants pictures of her, photos, from him every day',
      'a stranger asks my son for photos on discord: someone he met online',
    ],
    nearMisses: [
      'Which picture cards help with talking?',
      'Is there a support group that meets?',
      'Send me a message about the waiver',
    ],
  },
  {
    id: 'es-adulto-en-linea',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'secreto|secretos|fotos|desnuda|desnudo|adulto|senor|desconocido|extrano ~6 linea|internet|juego|roblox|manda|pide|ver|conocio|conosio|whatsapp|regalos|mama|nadie',
    hits: [
      'mi hija se va a ver con un adulto que conosio en linea esta noche',
      'un señor le pide fotos por el juego',
      'tiene secretos con un extraño de internet',
    ],
    nearMisses: [
      '¿Qué dibujos ayudan a hablar?',
      '¿Hay grupos de apoyo para padres?',
      'Mi correo no llega',
    ],
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
  },
  {
    id: 'en-restraint',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'restrained|restraining|restrain|strapped|tied|pinned|held_down|holding_him_down|holding_her_down|secluded|seclusion|locked|duct ~5 school|teacher|teachers|aide|staff|chair|closet|room|floor|him|her|class|bus',
    hits: [
      'The school restrained him on the floor again',
      'they locked her in a closet at school',
      'He was strapped to a chair by staff',
    ],
    nearMisses: [
      'How do I unlock a lesson?',
      'Our school has a calm corner',
      'Is the room wheelchair accessible?',
    ],
  },
  {
    id: 'es-contencion',
    kind: 'abuse',
    tier: 'violence',
    language: 'es',
    pattern:
      'amarraron|amarran|amarrado|amarrada|sujetaron|sujetan|inmovilizaron|encerraron|encierran|encerrado|encerrada ~6 escuela|maestra|maestro|salon|silla|cuarto|closet|bano|clase|camion|piso',
    hits: [
      'lo amarraron a una silla en la escuela',
      'La encerraron sola en el salón',
      'me dijeron que lo sujetan en el piso',
    ],
    nearMisses: [
      '¿Cómo amarro sus agujetas?',
      'La escuela cerró por nieve',
      '¿La silla del carro la cubre el seguro?',
    ],
  },
  {
    id: 'en-better-without-me',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'better|easier|happier|fine ~2 off|without ~2 me|without|if_i|gone|here|dead|my_insurance|him|her',
    hits: [
      'They would be better off without me',
      'everyone would be happier if i was gone, better off gone',
      'life would be easier for them without me',
    ],
    nearMisses: [
      'Is it better to call or write?',
      'He is happier with music',
      'Which plan is easier to use?',
    ],
  },
  {
    id: 'en-end-it',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'end|ending|ended ~1 it|my_life|his_life|her_life|things|everything ~3 $|all|tonight|soon|himself|herself|what|today|now|day',
    hits: [
      'he has picked the day he will end it. What do I do?',
      'I want to end it all',
      'she talks about ending her life',
    ],
    nearMisses: [
      'When does the trial end?',
      'At the end of the day he is tired',
      'How do I end my subscription?',
    ],
  },
  {
    id: 'en-goodbye',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'goodbye|good_bye|farewell|suicide|suicidal|hang|hanging|cutting|cut ~3 note|letter|to|me|everyone|my_kids|himself|herself|myself|thoughts|attempt|again|friends',
    hits: [
      'he wrote a goodbye letter',
      'My teen is cutting again',
      'she talks of suicide, suicidal thoughts',
    ],
    nearMisses: [
      'How do we say hello in class?',
      'He cuts paper well',
      'Picture hangers for a visual schedule',
    ],
  },
  {
    id: 'es-mejor-sin-mi',
    kind: null,
    tier: 'self-harm',
    language: 'es',
    pattern: 'mejor|tranquilos|felices|bien ~2 sin mi|no_estoy|no_estuviera|mi_seguro|yo|$',
    hits: [
      'Estarían mejor sin mí',
      'serían más felices sin mí',
      'todos vivirían tranquilos sin mí',
    ],
    nearMisses: [
      '¿Qué plan es mejor para terapia?',
      'Mi hija va muy bien en la escuela',
      'Quiero algo mejor que la lista',
    ],
  },
  {
    id: 'en-voices',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'voices|voice|demon|demons|possessed|evil|cameras|poisoned|spirits|message_from_god|not_slept|no_sleep|not_my_baby ~6 tell|tells|telling|says|say|baby|days|nights|hear|hears|me|watching|him|her|drown|hurt',
    hits: [
      'She hears voices, the voices say bad things',
      'voices tell me to hurt the baby',
      'my wife has not slept for four days and talks to the baby all night',
    ],
    nearMisses: [
      'He uses a loud voice inside, how do I teach it?',
      'A camera for the school bus',
      'Sleep problems since spring',
    ],
  },
  {
    id: 'es-voces',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'voces|demonio|poseido|poseida|diablo|espiritus|camaras|no_duerme|no_ha_dormido|sin_dormir ~6 dicen|dice|habla|bebe|dias|noches|oye|escucha|ahogar|me|le',
    hits: [
      'oye voces que le dicen cosas',
      'las voces me dicen que haga daño',
      'lleva tres noches, sin dormir varios días y habla sola',
    ],
    nearMisses: ['Habla en voz muy alta', 'No duerme la siesta', 'La cámara del camión escolar'],
  },
  {
    id: 'en-breathing',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'is|are|he|she|was|baby|has|just ~1 choking|choked|breathing|unconscious|passed_out|limp|seizing|drowning|drowned|bleeding|burned|blue|collapsed|unresponsive|fainted ~4 $|and|now|he|she|him|her|help|again|minutes|since|a_lot|bad|badly',
    hits: [
      'she is breathing funny and now she is limp',
      'He fainted and hit his head',
      'my baby is bleeding a lot',
    ],
    nearMisses: [
      'Which breathing exercise calms a child?',
      'He likes the blue cup',
      'A swim class against fear of water',
    ],
  },
  {
    id: 'en-child-attacks',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'attacking|attacks|attacked|strangling|choking|punching|beating|stabbed|biting|hitting|kicking ~4 me|us|sister|brother|baby|grandma|mom|him|her ~5 right_now|now|stop|bleeding|locked|hiding|hide|help|again|blood',
    hits: [
      'my son is hitting me right now',
      'He is attacking his sister and will not stop',
      'she is biting us, we are hiding in the bathroom, biting him now',
    ],
    nearMisses: [
      'How do I teach gentle hands?',
      'Bites his nails at school',
      'Kicking a ball is his favorite',
    ],
  },
];
