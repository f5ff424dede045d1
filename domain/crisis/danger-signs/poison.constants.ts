import type { DangerSign } from '../danger-sign.ts';

/** Something swallowed, or a medicine given wrongly. */
export const POISON_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-took-medicine',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'took|taken|swallowed|swallowing|ate|drank|drunk|licked|chewed|got_into|gulped|finished ~6 pills|pill|tablets|capsules|capsule|medicine|medication|meds|dose|doses|tylenol|ibuprofen|advil|benadryl|melatonin|adderall|ritalin|concerta|vyvanse|clonidine|guanfacine|risperidone|fluoxetine|prozac|zoloft|sertraline|insulin|vitamins|gummies|patch|patches|inhaler|syrup|bleach|bleech|battery|magnet|magnets|detergent|cleaner|antifreeze|edible|edibles',
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
    source: 'peers.md: dangers of this audience that no assistant answers',
  },
  {
    id: 'en-gave-wrong-dose',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'gave|given|got ~5 wrong|double|twice|triple|extra|too_much|my|by_mistake|another ~4 pills|pill|tablets|capsules|capsule|medicine|medication|meds|dose|doses|tylenol|ibuprofen|advil|benadryl|melatonin|adderall|ritalin|concerta|vyvanse|clonidine|guanfacine|risperidone|fluoxetine|prozac|zoloft|sertraline|insulin|vitamins|gummies|patch|patches|inhaler|syrup|bleach|bleech|battery|magnet|magnets|detergent|cleaner|antifreeze|edible|edibles',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-gave-twice',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'gave|given|had ~5 pills|pill|tablets|capsules|capsule|medicine|medication|meds|dose|doses|tylenol|ibuprofen|advil|benadryl|melatonin|adderall|ritalin|concerta|vyvanse|clonidine|guanfacine|risperidone|fluoxetine|prozac|zoloft|sertraline|insulin|vitamins|gummies|patch|patches|inhaler|syrup|bleach|bleech|battery|magnet|magnets|detergent|cleaner|antifreeze|edible|edibles ~4 twice|already|by_mistake|by_accident|instead|again|too_much',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-tomo-medicina',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern:
      'tomo|tome|tomado|tomaron|trago|tragado|comio|bebio|bebido|acabo|lamio|chupo|mordio ~6 pastilla|pastillas|capsula|capsulas|medicina|medicinas|medicamento|dosis|jarabe|gotas|tabletas|melatonina|fluoxetina|risperidona|insulina|clonidina|ritalin|adderall|ibuprofeno|tylenol|paracetamol|vitaminas|gomitas|parche|cloro|lejia|pila|iman|imanes|detergente|veneno',
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
    source: 'peers.md: dangers of this audience that no assistant answers',
  },
  {
    id: 'es-le-di-por-error',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern:
      'di|dio|dieron|dimos|dado ~5 error|equivocada|doble|veces|equivocado|equivocacion|otra|mi|demasiada ~5 pastilla|pastillas|capsula|capsulas|medicina|medicinas|medicamento|dosis|jarabe|gotas|tabletas|melatonina|fluoxetina|risperidona|insulina|clonidina|ritalin|adderall|ibuprofeno|tylenol|paracetamol|vitaminas|gomitas|parche|cloro|lejia|pila|iman|imanes|detergente|veneno',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-medicine-went-wrong',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'double|wrong|instead|twice|third|extra|nine_missing|missing|empty|whole|most_of|handful|way_more|too_many|too_much|all_of|fifteen|ten|both ~6 dose|doses|pills|pill|tablets|gummies|medicine|meds|bottle|ml|capsule|capsules|clonidine|melatonin|insulin|trileptal|keppra|patch|vitamins ~8 $|he|she|is|his|her|breakfast|took|gave|now|today|morning|tonight|ago|and|already',
    hits: [
      'Double dose of Trileptal at breakfast, he is wobbling',
      'pill bottle is empty, the whole bottle of pills, she is three',
      'He took way more tablets today',
    ],
    nearMisses: ['Which dose is right?', 'The wrong form was sent', 'Extra sessions at school'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-swallowed-thing',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'swallowed|ate|eaten|drank|drinking|eating|chewed|licked|got_into|got_hold_of|took|sniffed|huffed|inhaled ~6 cleaner|bleach|battery|batteries|magnet|magnets|paint|mothballs|mushroom|berries|plant|pills|gummies|gum|vape|nicotine|fluid|alcohol|vodka|beer|hand_sanitizer|sanitizer|perfume|detergent|pod|pods|coin|nail|glass|rocks|bead|beads|poison|edibles|weed|patch|tablets|meds|medicine|medication|capsules|vitamins|iron',
    hits: [
      'He drank the toilet bowl cleaner',
      'She chewed paint off the windowsill',
      'my nephew ate about fifteen gummies',
    ],
    nearMisses: [
      'He ate eggs for breakfast',
      'Which cleaner is safe for toys?',
      'She licked a spoon',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-trago-cosa',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern:
      'trago|comio|tomo|bebio|acabo|mordio|chupo|lamio|agarro|metio|inhalo|faltan|quedaban ~7 pila|bateria|iman|imanes|cloro|pastilla|pastillas|capsulas|gomitas|jarabe|pintura|bolitas|naftalina|alcohol|veneno|detergente|jabon|moneda|vidrio|edibles|marihuana|planta|hongo|gotas|medicina|vitaminas|frasco|fierro',
    hits: [
      'Mi hija se tragó una pila',
      'se comió unas bolitas del clóset',
      'agarró el frasco y se acabó las gomitas',
    ],
    nearMisses: [
      'Se comió todo el arroz',
      'agarró el tren de juguete',
      '¿Quién tomó la asistencia?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-dosis-equivocada',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern:
      'puse|pusimos|puso|di|dimos|dieron|dio|dado|equivoque|equivoco|equivocamos ~7 doble|dos_veces|veces|mas|error|equivocada|equivocado|jeringa|accident|accidente|otra|dosis|doses|twice|repetida ~5 $|medicina|dosis|insulina|doses|keppra|gotas|de|y|la|que|jeringa|boca|pastilla',
    hits: [
      'Me equivoqué de jeringa y le puse insulina de más',
      'le puse gotas en la boca por error',
      'le di dos veces la dosis de Keppra',
    ],
    nearMisses: ['Me dieron una cita', 'El doctor puso un límite', 'Nos dio las gracias'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-swallowed-household',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'took|swallowed|ate|eaten|eating|drank|drinking|drunk|licked|licking|chewed|bit|gulped|sipped|tasted|sucked|snorted|sniffed|inhaled|got_into|got_hold_of ~6 bait|pesticide|insecticide|weed_killer|roach|ant_trap|gasoline|lamp_oil|kerosene|thinner|nail_polish|acetone|remover|opener|peroxide|rubbing_alcohol|mouthwash|essential_oil|essential_oils|hair_dye|relaxer|dishwasher|ammonia|lysol|clorox|windex|fabric_softener|glow_stick|fertilizer|thermometer|marijuana|thc|cocaine|fentanyl|suboxone|methadone|oxy*|xanax|ativan|metoprolol|blood_pressure|heart_pills|vape_juice|cigarette|cigarettes|lead_paint|silica|windshield',
    hits: [
      'my kid licked rat bait',
      'she drank some mouthwash, half of it',
      'He got into the ant trap under the sink',
    ],
    nearMisses: [
      'Which mouthwash do children like?',
      'He ate his lunch at school',
      'She bit into an apple at last',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'en-doubled-medicine',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'doubled|double_dosed|double_dose|overdosed|overmedicated|tripled ~5 his|her|him|my_son|my_daughter|the_dose|by_accident|by_mistake|it|risperidone|meds|medicine|insulin',
    hits: [
      'I double dosed his risperidone by accident',
      'we doubled her insulin this morning',
      'The sitter overdosed him on cough syrup',
    ],
    nearMisses: [
      'The copay doubled this year',
      'Our waiting time has tripled',
      'They doubled down on the rule',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'es-medicina-de-otro',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern:
      'dieron|dio|di|dimos|tomo|puso|pusieron ~2 medicina|pastilla|pastillas|dosis|jarabe|insulina ~2 de_otro|de_otra|equivocad*|de_su|ajena|de_la_abuela|del_abuelo|de_mi|de_mas|vencid*',
    hits: [
      'le dieron la medicina de otro niño en la guardería',
      'Le di la dosis equivocada',
      'tomó pastillas de su abuelo',
    ],
    nearMisses: [
      '¿Me dan la medicina sin cita?',
      'Dio las gracias por el jarabe',
      'Le dieron una cita de otro día',
    ],
    source: 'a fourth list of plain messages: those that were missed',
  },
  {
    id: 'en-number-of-pills',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'took|taken|swallowed|ate|gave|had|popped ~1 2|3|4|5|6|7|8|9|10|12|15|20|30|40|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|several|many|lots|bunch ~3 claritin|zyrtec|aspirin|tylenol|advil|motrin|ibuprofen|acetaminophen|benadryl|allergy|sleeping|melatonin|pills|tablets|gummies|capsules|zoloft|adderall|ritalin|clonidine|guanfacine|prozac|seroquel|abilify|klonopin|gabapentin',
    hits: ['took 5 claritin', 'She swallowed several sleeping pills', 'he had six gummies'],
    nearMisses: ['We took 5 days off', 'She ate two apples', 'It took 3 weeks'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'es-intoxicado',
    kind: 'poison',
    tier: 'emergency',
    language: 'es',
    pattern: 'intoxic*|envenen*|sobredosis',
    hits: ['creo que la intoxicaron', 'Mi hijo está intoxicado', 'se envenenó con algo'],
    nearMisses: ['Tomó agua', 'Le gusta el jugo', '¿Tiene dosis de humor?'],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-in-his-mouth',
    kind: 'poison',
    tier: 'emergency',
    language: 'en',
    pattern:
      'put|puts|stuck|shoved|has|had|found|got ~4 patch|pill|pills|battery|magnet|coin|vape|nicotine|gum|capsule|poison|tide_pod|pod|mushroom|berries|lighter_fluid ~2 in_his_mouth|in_her_mouth|in_his_nose|in_her_nose|in_his_ear|up_his_nose|up_her_nose|down_his_throat',
    hits: [
      'my toddler put grandma’s patch in his mouth',
      'She stuck a battery up her nose',
      'found a pill in his mouth',
    ],
    nearMisses: [
      'He puts his thumb in his mouth',
      'She had a patch on her coat',
      'He found berries at the market',
    ],
    source: 'a sixth list of plain messages: those that were missed',
  },
];
