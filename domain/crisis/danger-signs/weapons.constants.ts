import type { DangerSign } from '../danger-sign.ts';

/** A weapon within reach. */
export const WEAPONS_SIGNS: readonly DangerSign[] = [
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-arma',
    kind: 'weapon',
    tier: 'emergency',
    language: 'es',
    pattern:
      'tiene|agarro|saco|trae|encontro|apunta|apunto|con|anda_con ~3 cuchillo|pistola|arma|navaja|machete|rifle|martillo',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-weapon-near',
    kind: 'weapon',
    tier: 'emergency',
    language: 'en',
    pattern:
      'gun|guns|rifle|shotgun|shells|pistol|knife|knives|machete|box_cutter|bullets|ammo|razor|loaded|blade|hatchet|lighter|gasoline|matches ~8 table|bed|mattress|pillow|coat|backpack|school|safe|key|hand|hands|arm|against|at_me|at_us|leaving|use|cut|door|fire|drawing|threat*|hid|hides|hidden|room|knows_where',
    hits: [
      'my husband has the gun out on the table',
      'I found shotgun shells in his coat',
      'she knows where the loaded gun is, under the mattress',
    ],
    nearMisses: [
      'A butter knife for lunch',
      'Gun laws in my state',
      'The glue gun works well in class',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-arma-cerca',
    kind: 'weapon',
    tier: 'emergency',
    language: 'es',
    pattern:
      'pistola|escopeta|rifle|cuchillo|navaja|machete|arma|cutter|balas|soga|gasolina|encendedor ~8 cabeza|mano|piernas|almohada|cuarto|mesa|suelta|picar|matar|cuello|afuera|escuela|mochila|delante|viendo|guardada|quemar|encerro|divorcio|debajo',
    hits: [
      'le puso la escopeta en la cabeza',
      'duerme con un cuchillo debajo de la almohada',
      'mi esposo limpió la pistola delante de mí',
    ],
    nearMisses: [
      'Cuchillo de plástico para niños',
      '¿Dónde hay pistolas de burbujas?',
      'Se arma el horario',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-fire-or-followed',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'set|sets|lit|setting|someone|stranger|ex|he|guy|man ~3 on_fire|following_us|following_me|stalking_me|stalking_us|killing_me|killing_us ~1 $|and|help|again|to|from|now|i|we|he',
    hits: ['he set the curtain on fire', 'someone is following us', 'This guy is killing me, help'],
    nearMisses: [
      'Someone is following up with us',
      'This headache is killing me',
      'Set it on the fire truck shelf',
    ],
    source: 'a fire, a follower or a killer, in few words',
  },
  {
    id: 'es-disparo',
    kind: 'weapon',
    tier: 'emergency',
    language: 'es',
    pattern: 'le|me|nos|lo|la|les disparo|dispararon|balearon|balacearon|apuñalo|apunalo|acuchillo',
    hits: ['le disparó a alguien', 'nos dispararon', 'Mi hermano lo apuñaló'],
    nearMisses: [
      'le dispara agua a todos',
      'Se disparó el precio del seguro',
      'La alarma se disparó en clase',
    ],
    source: 'a shot or a stab, in few words',
  },
  {
    id: 'en-beats-a-person',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'beat|beats|beating|punches|punched|choked|chokes|strangles|strangled|stabbed|shot my|his|our|the|her ~1 baby|sister|brother|son|daughter|kid|kids|child|wife|mom|mother|dad|girl|boy|toddler|grandma|student|teacher|aide',
    hits: ['he beat his little sister', 'My ex punched our son', 'She choked her brother'],
    nearMisses: [
      'He beats her at every board game',
      'Our son beat the level',
      'his sister shot hoops with us',
    ],
    source: 'an attack on a person, in few words',
  },
  {
    id: 'en-door-or-baby',
    kind: null,
    tier: 'violence',
    language: 'en',
    pattern:
      'kicked|kicks|kicking|hit|hits|hitting|cut|cuts|slapped|smashed the|my|our|his|her ~1 door|baby|infant|newborn|skull|toe|finger|thumb $|in|down|open|off|and|again|now|because',
    hits: ['he kicked the door in', 'he hit our baby', 'He cut his toe off'],
    nearMisses: [
      'He kicks the ball and runs',
      'We hit the road again',
      'She cut the paper in half',
    ],
    source: 'a door or a baby, in few words',
  },
  {
    id: 'en-noose',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern: 'tied|ties|tying|made|making|makes|with|found|has ~1 noose|nooses',
    hits: ['I tied a noose', 'she is making a noose', 'we found a noose in her room'],
    nearMisses: [
      'He tied a bow',
      'The noose in the western scared him',
      'I found a nurse in her room',
    ],
    source: 'a noose, in few words',
  },
  {
    id: 'en-plans-to-kill-others',
    kind: 'weapon',
    tier: 'violence',
    language: 'en',
    pattern:
      'wants_to|want_to|going_to|gonna|threatens_to|threatened_to|threatening_to|plans_to|planning_to|list_of|says_he_will|says_she_will|said_he_would|swears_he_will ~5 shoot|kill|stab|bomb|blow_up|burn|strangle|poison ~4 me|us|him|her|them|kids|people|everyone|everybody|school|class|teacher|sister|brother|family|mom|dad|someone|students|house',
    hits: [
      'my son wrote down that he wants to shoot kids',
      'He says he is going to kill his sister',
      'my ex threatened to burn the house',
    ],
    nearMisses: [
      'He wants to shoot hoops',
      'We are going to kill time at the clinic',
      'She plans to burn off energy',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'en-list-to-kill',
    kind: 'weapon',
    tier: 'violence',
    language: 'en',
    pattern:
      'list_of|hit_list|kill_list|manifesto|names_of|drew_a_map ~7 shoot|kill|hurt|die|bomb|attack|revenge',
    hits: [
      'my son wrote a list of kids he wants to shoot',
      'We found a hit list of who has to die',
      'names of children that he would hurt, in his notebook',
    ],
    nearMisses: [
      'Is there a list of clinics?',
      'He made a list of dinosaurs',
      'names of good dentists, please',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'es-quiere-matar',
    kind: 'weapon',
    tier: 'violence',
    language: 'es',
    pattern:
      'quiere|quieren|queria|va_a|amenaza_con|amenazo_con|dice_que_va_a|jura_que_va_a ~2 quemar|matar|matarnos|matarme|matarlo|matarla|acuchillar|apunalar|disparar|balacear|ahogar|envenenar|golpear|quemarnos|ahorcar',
    hits: [
      'mi hijo quiere quemar la casa',
      'Dice que va a matar a todos',
      'mi ex amenazó con matarnos',
    ],
    nearMisses: ['Quiere jugar con la luz', 'Va a nadar con su clase', '¿Quién va a llamar?'],
    source: 'a fourth list of plain messages: those that were missed',
  },
  {
    id: 'en-bullets',
    kind: 'weapon',
    tier: 'violence',
    language: 'en',
    pattern:
      'bought|ordered|found|stole|got|has|hid|loading|loaded ~2 bullets|ammo|ammunition|gun|a_gun|pistol|rifle|pipe_bomb|explosives|machete',
    hits: ['he bought bullets online', 'My son found his uncle’s gun', 'she stole a pistol'],
    nearMisses: ['He bought a blue bike', 'They found a new clinic', 'He has a nerf set'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'es-prender-fuego',
    kind: 'weapon',
    tier: 'violence',
    language: 'es',
    pattern: 'prender|prende|prendio|prendiendo|prenderle ~1 fuego|lumbre|cerillos',
    hits: [
      'quiere prender fuego',
      'Mi hijo prendió fuego en su cuarto',
      'anda prendiendo cerillos',
    ],
    nearMisses: ['Prende la luz', 'Prende la tele', 'Es fuego de artificio'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-school-shooter',
    kind: 'weapon',
    tier: 'violence',
    language: 'en',
    pattern:
      'be_like|just_like|hero|heroes|admire|admires|obsessed|obsesses|praises|watches|copy|wants_to_do ~4 school_shooter|school_shooters|shooter|shooters|mass_shooting|mass_shootings|columbine|sandy_hook|uvalde',
    hits: [
      'my nephew wants to be like the school shooters',
      'He watches mass shooting videos',
      'his hero is the Columbine boy',
    ],
    nearMisses: ['A drill at school scares him', 'He shoots hoops', 'Our school has a counselor'],
    source: 'a sixth list of plain messages: those that were missed',
  },
];
