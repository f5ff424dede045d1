import type { DangerSign } from '../danger-sign.ts';

/** An adult who is after a child. */
export const GROOMING_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-secret-with-adult',
    kind: 'grooming',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-adulto-en-linea',
    kind: 'grooming',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-pictures-of-a-child',
    kind: 'grooming',
    tier: 'violence',
    language: 'en',
    pattern:
      'sent|sends|send|sending|asked|asks|asking|wants|demanded|begging ~4 nudes|nude|naked|pictures|pics|photos|videos|selfies|underwear ~5 himself|herself|me|my_son|my_daughter|my_child|my_kid|my_kids|my_brother|my_sister|my_boy|my_girl|my_niece|my_nephew|my_grandson|my_granddaughter|my_student|our_son|our_daughter|a_student|student|students|him|her|them|kid|girl|boy|child|teen|me|$|body|bath|now|or|money|phone',
    hits: [
      'A grown man is sending my daughter nudes',
      'my son sent videos of himself to a girl online',
      'he asks for pics of my body',
    ],
    nearMisses: [
      'The school sent the forms',
      'I sent photos of the insurance card to the portal',
      'Which videos help with brushing teeth?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-pay-or-post',
    kind: 'grooming',
    tier: 'violence',
    language: 'en',
    pattern:
      'post|posts|leak|leaks|share|shares|show|send|goes|spread ~3 pictures|pics|photos|videos|nudes|ones|it|them ~4 everyone|school|friends|online|family|class|unless|if_i|money',
    hits: [
      'he will post the pics if i stop',
      'she wants $500 or it all goes: she will send it to his whole school',
      'they say they will leak the videos to my friends',
    ],
    nearMisses: [
      'Can you share the plan with the doctor?',
      'I post pictures on his board',
      'How do I send it by mail?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-met-online',
    kind: 'grooming',
    tier: 'violence',
    language: 'en',
    pattern:
      'met|meets|meeting|meet|talking_to|chatting_with|dating ~5 online|roblox|discord|snapchat|instagram|game|fortnite|app|internet|tiktok|minecraft',
    hits: [
      'She is on her way to meet a man from a game',
      'my son met someone on discord who buys him things',
      'she met a boy on roblox',
    ],
    nearMisses: [
      'Is there a parent group that meets each week?',
      'We use an app for speech',
      'Online lessons about school',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-adult-and-secret',
    kind: 'grooming',
    tier: 'violence',
    language: 'en',
    pattern:
      'man|guy|neighbor|coach|uncle|teacher|driver|pastor|stranger|boyfriend|he|mr|adult ~6 secret|secrets|not_to_tell|do_not_tell|dont_tell|our_little|mature|special_friend|gifts|alone_with|delete|erase|touching|touch|tickle|tickles|undress',
    hits: [
      'The neighbor says it is our secret',
      'he told her not to tell mom',
      'her coach calls her his special friend',
    ],
    nearMisses: [
      'The teacher sends a note home',
      'My uncle drives him to therapy',
      'Which man leads the group?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-fotos-de-menor',
    kind: 'grooming',
    tier: 'violence',
    language: 'es',
    pattern:
      'mando|manda|mandar|mandara|mandado|pide|pidio|pidiendo|piden|subir|publicar|ensenar|quiere ~4 fotos|foto|videos|packs|pack|nudes|desnuda|desnudo',
    hits: [
      'Un señor le pide fotos a mi hija',
      'le mandó videos a alguien del juego',
      'dice que va a subir las fotos si no le pago',
    ],
    nearMisses: [
      'La escuela mandó el formulario',
      '¿Dónde subo la carta?',
      'Quiere dibujos para su tablero',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-conocio-en-linea',
    kind: 'grooming',
    tier: 'violence',
    language: 'es',
    pattern:
      'conocio|conocieron|conoci|conosio|platica|habla|chatea|novio|novia ~5 linea|internet|juego|jugando|roblox|fortnite|fire|discord|instagram|tiktok|facebook|whatsapp|chat',
    hits: [
      'Se fue a ver a un hombre que conoció jugando',
      'tiene un novio de internet',
      'mi hija platica con un adulto por el juego',
    ],
    nearMisses: ['¿Dónde hay un grupo de apoyo?', 'Habla poco en la escuela', 'El juego lo calma'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-adulto-y-secreto',
    kind: 'grooming',
    tier: 'violence',
    language: 'es',
    pattern:
      'hombre|senor|vecino|tio|primo|padrastro|maestro|entrenador|chofer|tipo|abuelo|pastor|adulto|el ~7 secreto|secretos|que_no_diga|no_le_diga|no_digas|sin_telefono|no_cuente|borrar|su_novia|su_esposa|regalos|a_solas|desvestir|desnud*|calzon|calzones|partes',
    hits: [
      'El vecino le enseñó a borrar los videos',
      'mi tío dice que es un secreto',
      'un tipo le dijo que ya es su esposa',
    ],
    nearMisses: ['El chofer llega tarde', 'El maestro mandó la tarea', 'Mi primo tiene terapia'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-wants-to-meet',
    kind: 'grooming',
    tier: 'violence',
    language: 'en',
    pattern:
      'man|guy|stranger|adult|someone|somebody|person|friend|he|gamer ~6 wants_to_meet|asked_to_meet|asks_to_meet|wants_her_to_meet|wants_him_to_meet|meet_up|pick_her_up|pick_him_up|come_over|send_pics|come_to_his ~5 my_daughter|my_son|her|him|alone|me|in_person|saturday|sunday|tonight|tomorrow|$',
    hits: [
      'a man in roblox wants to meet my daughter saturday',
      'someone from the game wants to meet him in person',
      'A guy she never saw asked to meet her alone',
    ],
    nearMisses: [
      'The new therapist asks about our family',
      'We would like to meet other parents',
      'She wants a pen pal',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'en-offers-money',
    kind: 'grooming',
    tier: 'violence',
    language: 'en',
    pattern:
      'offered|offers|offering|promised|promises|paid|pays|gave|gives|sends|sent ~2 money|robux|v_bucks|gift|gifts|gift_card|phone|candy|cash ~2 for|to|if ~3 video|pictures|pics|photos|photo|meet|secret|touch|kiss|keep|come',
    hits: [
      'he offered me money for a video',
      'someone gives her robux for pictures',
      'He promised a phone if she would come',
    ],
    nearMisses: [
      'The plan pays money for a ride',
      'They offered a gift card to parents who answer',
      'Who gives money for respite?',
    ],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'es-ofrece-dinero',
    kind: 'grooming',
    tier: 'violence',
    language: 'es',
    pattern:
      'ofrecio|ofrecieron|ofrece|ofrecen|prometio|pago|paga|regala|dio ~2 dinero|regalos|celular|robux|dulces ~2 por|para|si ~3 fotos|foto|video|videos|verse|verla|verlo|ir|tocar*',
    hits: [
      'le ofrecieron dinero por fotos',
      'Un señor le regala dulces para tocarla',
      'le dio un celular para verla',
    ],
    nearMisses: [
      'Ofrecen dinero por asistir',
      'Le dio dulces a su primo',
      '¿Quién paga por la terapia?',
    ],
    source: 'a fifth list of plain messages: those that were missed',
  },
];
