import type { DangerSign } from '../danger-sign.ts';

/** A body in danger. */
export const BODY_SIGNS: readonly DangerSign[] = [
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-body-emergency',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'lips|face|skin|hand|hands|fingernails|fingers|nails|tongue|throat|eyes|chest|breathing|neck|head ~5 blue|bluish|gray|grey|purple|black|white|swelling|swollen|swelling_up|peeling|coming_off|rolled|rolling|drooping|sliding|limp|numb|slow|snores|snoring|stiff',
    hits: [
      'her lips are swelling up since the shrimp',
      'his fingernails look kind of blue',
      'the skin is coming off',
    ],
    nearMisses: [
      'His favorite hat is blue',
      'Her eyes are on the screen',
      'A head count of the class',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-hurt-and-odd',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'fell|fall|hit|bumped|pulled|stuck|burned|burning|spilled|soup|scald*|outlet|shock|crash|dropped|slipped|drowned|pool|tub|stairs|swing|trampoline ~9 not_moving|will_not_wake|cannot_wake|not_get_up|not_getting_up|sleepy|vomit*|throwing_up|passed_out|dead|snoring|unconscious|seizure|not_open|open_his_eyes|open_her_eyes|confused|blood|bone|black|limp|not_respond*',
    hits: [
      'pulled him out of the pool he’s not moving',
      'She fell off the swing and is vomiting',
      'he hit his head on the tub and is sleepy',
    ],
    nearMisses: ['He fell in love with trains', 'She dropped the class', 'The pool opens at nine'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-cannot-wake',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'can|could|will|does|do|not|wont not|wake|get|respond ~2 wake|respond|open|awake|wake_him|wake_her|move ~3 up|properly|his|her|him|to|$|fully',
    hits: [
      'I can not wake him up properly',
      'he will not respond to his name now',
      'She does not open her eyes',
    ],
    nearMisses: [
      'Which alarm can wake him?',
      'He can respond in signs',
      'The school will not get the form',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-cuerpo-emergencia',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'labios|labio|cara|lengua|cuello|pescuezo|pecho|piel|ojos|unas|frente|cabeza|piernas|mano ~6 morado|morados|morada|moradas|azul|azules|hinchado|hinchada|inflamada|inflamado|gordos|tieso|sangre|sangra|abrio|no_mueve|blanca|negra|despierta|silba|torcida|chueca',
    hits: [
      'trae los labios gordos',
      'tiene la cara toda inflamada',
      'se abrió la frente y hay sangre',
    ],
    nearMisses: ['Le gusta la camisa azul', 'Lava las manos antes', 'Mueve la cabeza al ritmo'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-no-despierta',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'no despierta|reacciona|responde|respira|abre_los_ojos|lo_puedo_despertar|la_puedo_despertar|mueve_las|mueve_los|mueve_el|puede_respirar',
    hits: ['no despierta', 'no lo puedo despertar', 'Desde que se cayó no mueve las piernas'],
    nearMisses: [
      'No se mueve la fila de espera',
      '¿Responde el seguro por esto?',
      'No le mueve la música',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-fiebre-golpe',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'fiebre|calentura|golpe|pego|cayo|quemo|aceite|picadura|pico|convulsiona|convulsionando|atragant*|ahogando|asfixi* ~8 41|40|tieso|manchitas|roncando|dormido|vomit*|mueve|morado|abre_los_ojos|cabeza|hinch*|inflam*|garganta|escaleras|minutos|piernas|abeja',
    hits: [
      'tiene 41 de fiebre y el cuello tieso, con fiebre de 41',
      'se pegó en la cabeza y está roncando',
      'Lo picó una abeja y tiene la cara inflamada',
    ],
    nearMisses: [
      'Fiebre de hace un mes, ¿la anoto?',
      '¿Cuándo le pican las vacunas?',
      'Se cayó la página',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-cannot-breathe',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'wheezes|wheezing|gasping|gasps|struggling_to_breathe|trouble_breathing|hard_to_breathe|cannot_breathe|not_breathe|cannot_catch|breathing_fast|grunting|turning_blue',
    hits: [
      'she inhaled something and now wheezes',
      'He is gasping after the peanut butter',
      'my son has trouble breathing',
    ],
    nearMisses: [
      'We teach deep breathing at bedtime',
      'Breathing games for calm, please',
      'He breathes through his mouth at night',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'es-se-ahogo',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'ahogo|ahoga|ahogando|hundio|sumergio|trago_agua ~4 alberca|piscina|tina|rio|lago|mar|agua|cubeta|playa',
    hits: [
      'se ahogó en la alberca, ya lo sacamos',
      'Se me hundió en el río',
      'mi niña se ahoga en el agua',
    ],
    nearMisses: ['Le gusta la alberca', 'Se baña en la tina', '¿Hay clases de agua?'],
    source: 'a fourth list of plain messages: those that were missed',
  },
  {
    id: 'en-words-of-emergency',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'dehydrated|swelling|swollen|anaphylactic|anaphylaxis|unconscious|unresponsive|convulsing|seizing|hemorrhaging|overdosed|electrocuted|paralyzed|slurring|hypothermia|heatstroke|suffocating|drowned|drowning|magnet_in_his|magnet_in_her|battery_in_his|battery_in_her|bead_in_his|bead_in_her',
    hits: [
      'she is so dehydrated that she has no tears',
      'stung, swelling, no epi',
      'he put a magnet in his nose',
    ],
    nearMisses: ['He loves to swim', 'His magnet board is neat', 'Does he need more water?'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'es-palabras-de-emergencia',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'deshidrat*|convulsion*|convulsiona*|inconsciente|desmay*|atragant*|asfixi*|hemorragia|atropell*|electrocut*|se_quemo|se_metio_una|se_metio_un',
    hits: [
      'la atropellaron',
      'Se desmayó en la sala',
      'mi hijo se metió una moneda en la garganta',
    ],
    nearMisses: ['La quema de papel', 'Metió su ropa', 'Está consciente de todo'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-allergic-and-ate',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern: 'allergic|allergy ~6 ate|eaten|eating|had|swallowed|licked|drank|got_into',
    hits: [
      'she is allergic and ate cashews',
      'He has a nut allergy and just ate a cookie with nuts',
      'allergic to milk and she drank some',
    ],
    nearMisses: [
      'Is he allergic to dust?',
      'Allergy season bothers him',
      'An allergy form for school',
    ],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'es-alergico-y-comio',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern: 'comio|tomo|probo|bebio|come ~6 alergico|alergica|alergia',
    hits: [
      'comió nueces y es alérgico',
      'Probó leche y tiene alergia',
      'mi hija tomó camarón, es alérgica',
    ],
    nearMisses: ['Es alérgico al polvo', 'Comió toda su sopa', 'La alergia de primavera'],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'en-not-himself-after',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'not_himself|not_herself|acting_weird|acting_strange|acting_off|dazed|confused|drowsy|so_sleepy|shaking|cross_eyed|will_not_focus ~5 since|after|hit|fell|bumped|took|ate|drank|head',
    hits: [
      'he is not himself since he hit his head',
      'She is acting strange after the fall',
      'so sleepy since he took it',
    ],
    nearMisses: [
      'He is not himself in noisy rooms',
      'She is dazed by lights',
      'Confused about the form?',
    ],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'en-life-support-missing',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'dialysis|ventilator|chemo|transfusion|clonazepam|diastat|rescue_med|insulin|seizure_meds|keppra|depakote ~5 ride|did_not_come|never_came|out_of|disconnected|missed|without|shaking|none|late',
    hits: [
      'he needs dialysis and his ride did not come',
      'He is on clonazepam and shaking, none is left',
      'no keppra since the pharmacy, we are without',
    ],
    nearMisses: [
      'Does Medicaid pay for dialysis?',
      'Insulin is covered',
      'The chemo ward has a play room',
    ],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'en-reaction-to-food',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'hives|welts|rash|swelled|swell|puffy|itching|itchy|blotchy|wheezy|coughing|vomited|flushed ~8 ate|eating|eaten|food|peanut|peanuts|nuts|cashew|almond|milk|egg|shrimp|sesame|soy|wheat|fish|bite|bites|stung|snack|yogurt|cookie',
    hits: [
      'a rash came up right after the peanut butter',
      'she is puffy and ate cashews',
      'he is coughing a lot since he tried fish',
    ],
    nearMisses: ['He hates itchy shirts', 'A rash decision', 'Her coughing kept us awake'],
    source: 'meal facts: an allergic reaction is an emergency before any form',
  },
  {
    id: 'en-food-then-reaction',
    kind: null,
    tier: 'emergency',
    language: 'en',
    pattern:
      'ate|eating|eaten|tried|tasted|peanut|peanuts|nuts|cashew|almond|milk|egg|shrimp|sesame|soy|wheat|fish|stung|yogurt|cookie ~8 hives|welts|rash|swelled|swell|puffy|itching|blotchy|wheezy|coughing|vomited|flushed',
    hits: [
      'tried egg and is covered in welts',
      'ate half a cookie, all blotchy now',
      'the shrimp made her lips itch, itching everywhere',
    ],
    nearMisses: ['He ate well today', 'Milk in the fridge', 'She tried on itchy socks'],
    source: 'meal facts: an allergic reaction is an emergency before any form',
  },
  {
    id: 'es-reaccion-a-comida',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'ronchas|roncha|sarpullido|urticaria|comezon|hincho|hincharon|manchas_rojas|tos|vomito ~8 comio|comer|probo|tomo|cacahuate|mani|nuez|nueces|leche|huevo|camaron|pescado|soya|trigo|ajonjoli|galleta|yogur',
    hits: [
      'le salieron ronchas con el huevo',
      'tiene comezón desde que comió pescado',
      'sarpullido después de probar nueces',
    ],
    nearMisses: ['La etiqueta le da comezón', 'Tiene tos de noche', 'Hoy comió bien'],
    source: 'meal facts: an allergic reaction is an emergency before any form',
  },
  {
    id: 'es-comida-y-reaccion',
    kind: null,
    tier: 'emergency',
    language: 'es',
    pattern:
      'comio|probo|tomo|cacahuate|mani|nuez|nueces|leche|huevo|camaron|pescado|soya|trigo|ajonjoli|galleta|yogur ~8 ronchas|roncha|sarpullido|urticaria|comezon|hincho|hincharon|manchas_rojas|vomito',
    hits: [
      'probó camarón y le dio comezón',
      'comió una galleta y vomitó',
      'tomó leche y se le hincharon los labios',
    ],
    nearMisses: ['Leche para el desayuno', 'Probó el arroz', 'La galleta favorita'],
    source: 'meal facts: an allergic reaction is an emergency before any form',
  },
];
