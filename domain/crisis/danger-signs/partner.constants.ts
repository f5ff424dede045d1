import type { DangerSign } from '../danger-sign.ts';

/** Violence or control by a partner. */
export const PARTNER_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-he-will-kill-me',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'he|she|husband|ex|boyfriend|wife|partner|dad ~6 in_the_ground|bury_me|kill_me|kill_us|i_am_dead|be_dead|end_me|find_me|find_us|hunt|burn_the_house|break_my|smash_my|put_me_in|make_me_pay|never_see_my|take_the_kids_and',
    hits: [
      'He said I’d be in the ground before the hearing',
      'if he reads this I am dead',
      'my ex says he will find us',
    ],
    nearMisses: ['He will see the doctor', 'She finds her shoes', 'My wife will call you'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-order-of-protection',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern: 'protective|restraining|protection|no_contact order',
    hits: [
      'how fast can a person get a protective order',
      'Does a restraining order cover the school?',
      'he broke the no contact order',
    ],
    nearMisses: [
      'In order to apply, what do I need?',
      'The order of the schedule',
      'Protection against sun at the pool',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-controlled',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'took|takes|has|hides|hid|checks|tracks|controls|counts ~2 my_phone|my_keys|car_keys|my_bank|my_money|my_card|the_miles|my_passport|my_papers|my_id|where_i_go',
    hits: [
      'he took the car keys and my card',
      'My husband checks my phone each night',
      'She tracks where I go',
    ],
    nearMisses: ['My son took my pen', 'The bank has my address', 'He takes the bus'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-sleeps-away-from-partner',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'sleep|sleeping|hide|hiding|locked|lock ~3 car|bathroom|closet|door|shoes|knife|basement|garage ~6 he|she|him|her|drinks|husband|kids|me|son|because|so',
    hits: [
      'I sleep in the car when she drinks',
      'we are hiding in the closet from him',
      'I lock my door because he waits outside',
    ],
    nearMisses: [
      'He sleeps in his own bed',
      'The garage is our sensory room',
      'How do I hide a schedule in the app?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-leave-tonight',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'leave|left|get_out|escape|run ~5 without_telling|without_him_knowing|before_he|before_she|he_finds|tonight|hide_from|safe_place|somewhere_safe ~4 father|him|her|comes|home|wakes|out|$|kids|and',
    hits: [
      'if we left the state without telling their father',
      'I need to get out before he wakes',
      'we must leave tonight, somewhere safe',
    ],
    nearMisses: [
      'We leave for school at eight',
      'Before he eats, what do we try?',
      'They left the form out',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-me-va-a-ir-peor',
    kind: null,
    tier: 'violence',
    language: 'es',
    pattern:
      'el|ella|esposo|marido|ex|pareja|novio ~6 me_va_a_matar|nos_va_a_matar|me_va_a_ir_peor|me_revisa|me_quita|me_quito|me_sigue|me_vigila|me_encuentra|quemar_la_casa|me_las_voy_a_pagar',
    hits: [
      'él me revisa el teléfono',
      'mi ex dice que nos va a matar',
      'mi pareja me quita el teléfono',
    ],
    nearMisses: ['él me ayuda con la tarea', 'Mi esposo revisa la póliza', 'Ella no come carne'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-orden-de-proteccion',
    kind: null,
    tier: 'violence',
    language: 'es',
    pattern: 'orden de proteccion|restriccion|alejamiento',
    hits: [
      '¿Cómo saco una orden de protección?',
      'la orden de restricción no le importa',
      'tengo una orden de alejamiento',
    ],
    nearMisses: [
      '¿En qué orden pongo las fotos?',
      'Una orden del doctor para terapia',
      'protección para el sol',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-marcas-en-mi-cuerpo',
    kind: null,
    tier: 'violence',
    language: 'es',
    pattern:
      'moreton|moretones|moreteado|moreteada|ojo_morado|cuello|labio|boca|costilla|costillas|maquillarme|maquillaje ~7 el_ojo|golpe|apreto|aprieta|me_dejo|me_hizo|reventar|revento|bajado|tapar|taparme|negro|otra_vez|nuevos|papa|escuela',
    hits: [
      'Tengo que maquillarme, el ojo no ha bajado',
      'me apretó: el cuello y me dejó marcas, moretones que me hizo',
      'trae moretones cada vez que vuelve con su papá',
    ],
    nearMisses: [
      'Le duele la boca por el diente',
      'Un collar para el cuello sensible',
      'Le gusta el maquillaje de payaso',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-no-me-deja-salir',
    kind: null,
    tier: 'violence',
    language: 'es',
    pattern:
      'no me|nos deja|dejan ~1 salir|hablar|trabajar|ver_a|ir_a|tener|usar_el|irme|irnos|comer|dormir|llamar',
    hits: [
      'mi marido no me deja salir',
      'no nos deja ni ir a la terapia',
      'no me deja hablar con mi mamá',
    ],
    nearMisses: [
      'el portal no me deja subir la foto',
      'no me deja cambiar el correo',
      'la página no nos deja entrar',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-hurts-the-pet',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'killed|hurt|kicked|strangled|drowned|shot|poisoned|threw our|my|the|her ~1 cat|dog|puppy|kitten|pet|rabbit ~4 scare|front|because|to|so|again|and|wall|$',
    hits: [
      'he killed our cat to scare me',
      'My husband kicked the dog again',
      'He shot my puppy because I called',
    ],
    nearMisses: [
      'He is afraid of our dog',
      'We lost our cat in March',
      'She threw the ball for the dog park',
    ],
    source: 'a third list of plain messages: those that were missed',
  },
  {
    id: 'en-breaks-things',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'breaks|broke|smashes|smashed|punches|throws|kicks ~1 things|walls|the_wall|doors|dishes|my_phone|furniture|the_tv ~5 when_i|if_i|because_i|at_me|near_me|blocks|in_front|every_time|drunk|drinks',
    hits: [
      'he breaks things when i say no and blocks the door',
      'My husband smashed my phone because I called',
      'he punches walls near me',
    ],
    nearMisses: [
      'He breaks things when the tablet is off',
      'She throws blocks',
      'Who fixes broken walls?',
    ],
    source: 'a fifth list of plain messages: those that were missed',
  },
];
