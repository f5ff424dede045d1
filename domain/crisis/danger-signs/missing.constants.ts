import type { DangerSign } from '../danger-sign.ts';

/** A child or resident who is gone. */
export const MISSING_SIGNS: readonly DangerSign[] = [
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
    source: 'peers.md: dangers of this audience that no assistant answers',
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
    source: 'peers.md: dangers of this audience that no assistant answers',
  },
  {
    id: 'es-no-aparece',
    kind: 'missing',
    tier: 'emergency',
    language: 'es',
    pattern:
      'no aparece|lo_encuentro|la_encuentro|lo_encontramos|la_encontramos|se_donde_esta|sabemos_donde_esta|regresa|ha_vuelto|contesta_el|contesta_mis|contesta_su',
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
    source: 'peers.md: dangers of this audience that no assistant answers',
  },
  {
    id: 'en-gone-now',
    kind: 'missing',
    tier: 'emergency',
    language: 'en',
    pattern:
      'lost|lose|missing|gone|disappeared|vanished|slipped|bolted|wandered|took_off|ran_off|ran_away|climbed_out|got_out|left|never_came|did_not_come|not_back|not_here|not_home|not_there|isnt ~6 him|her|son|daughter|grandson|student|resident|target|store|walmart|mall|park|beach|window|fence|playground|campground|bed|bus|home|back|school|hour|hours|minutes|night|bag|phone|road|woods|tracks|highway',
    hits: [
      'lost him at target',
      'A student left the playground through the fence',
      'he did not come back from the mailbox, he is three hours gone',
    ],
    nearMisses: [
      'We lost a day at work',
      'I left a message for the nurse',
      'The slide at recess is gone',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-empty-bed',
    kind: 'missing',
    tier: 'emergency',
    language: 'en',
    pattern:
      'bed|bag|room|gate|door|window|shoes|coat|airtag|tracker|gps|phone ~3 cold|flat|empty|open|swinging|unlocked|here|on_the_porch|off|voicemail|straight ~8 he|she|his|her|but|him|no|nobody|river|road',
    hits: [
      'his sleeping bag is flat and he is not here',
      'The gate is swinging but there is no boy',
      'her bed is cold and he is not anywhere',
    ],
    nearMisses: [
      'An open gate costs how much?',
      'The door says “office”',
      'Which bag fits the tablet?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-se-fue',
    kind: 'missing',
    tier: 'emergency',
    language: 'es',
    pattern:
      'salio|escapo|se_fue|perdio|perdi|bajo|fugo|corriendo|brinco|subio|solto|desaparecio|dejo|llego|entro ~6 casa|reja|puerta|ventana|calle|parque|walmart|mall|tienda|monte|estacionamiento|escuela|camion|carro|oscureciendo|hora|horas|rato|minutos|vemos|encuentr*|aparece|telefono',
    hits: [
      'se me salió el niño de la casa',
      'El muchacho se fue corriendo pal monte',
      'la dejó en la escuela y nunca entró a la escuela',
    ],
    nearMisses: [
      'Fue al parque y le gustó la banca roja y azul',
      'Perdió la tarjeta del seguro',
      '¿Quién abrió la cuenta?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-no-esta',
    kind: 'missing',
    tier: 'emergency',
    language: 'es',
    pattern:
      'no_esta|no_estan|no_lo_veo|no_la_veo|ya_no_la_vemos|ya_no_lo_vemos|no_llego|nunca_entro|nunca_llego|reja_esta_abierta|puerta_abierta|puerta_esta_abierta|cama_vacia ~5 cuarto|cama|casa|patio|vecina|nadie|ayud*|chamarra|reja',
    hits: [
      'Mi hermanito no está en su cuarto',
      'la reja está abierta y su chamarra aquí',
      'ya no la vemos, ayúdenme',
    ],
    nearMisses: [
      'El formulario no está en español',
      'No está cubierto por el plan',
      'nunca llegó la tarjeta nueva',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-hijo-perdido',
    kind: 'missing',
    tier: 'emergency',
    language: 'es',
    pattern:
      'hijo|hija|nino|nina|nieto|nieta|hermanito|hermanita|bebe ~1 se|me perdio|extravio ~1 $|en|ayud*|por|y|no|hace',
    hits: [
      'mi hijo se perdió',
      'Mi nieta se extravió en el parque',
      'se me perdió: mi hijo se perdió, ayuda',
    ],
    nearMisses: [
      'mi hijo se perdió el recreo',
      'Se perdió la tarjeta del seguro',
      'La carta del nieto llegó tarde',
    ],
    source: 'a child who is lost, in few words',
  },
  {
    id: 'en-wandered-now',
    kind: 'missing',
    tier: 'emergency',
    language: 'en',
    pattern:
      'wandered|eloped|escaped|bolted|slipped_out|snuck_out|got_out|got_away|took_off|ran_off|ran_away|ran_out|climbed_out|disappeared|vanished ~7 again|now|just|am|pm|morning|tonight|pond|lake|river|creek|water|pool|road|highway|tracks|snow|snowing|dark|cold|woods|police|neighbors|everywhere|looking|search*|find|hour|hours|minutes',
    hits: [
      'he wandered off again, there is a pond behind our house',
      'she got out at three, it is snowing',
      'My son ran off and we are looking everywhere',
    ],
    nearMisses: ['How do I stop wandering?', 'We ran out of diapers', 'He bolted down his lunch'],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'es-se-me-perdio',
    kind: 'missing',
    tier: 'emergency',
    language: 'es',
    pattern:
      'se_me|se_nos|se_le ~1 perdio|escapo|fue|salio|extravio|desaparecio ~3 !carta|cita|papel|papeles|tarjeta|aplicacion en|de|del|por|y|hace|ayud*|$',
    hits: [
      'se me perdió en el centro comercial',
      'Se nos escapó del parque',
      'se me salió de la casa',
    ],
    nearMisses: [
      'Se me perdió la carta del seguro',
      'se me olvidó la cita',
      'Se le olvidó el permiso en la escuela',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'es-lo-perdi',
    kind: 'missing',
    tier: 'emergency',
    language: 'es',
    pattern:
      'lo_perdi|la_perdi|lo_perdimos|la_perdimos|perdi_a_mi|perdimos_a|se_llevaron_a|se_llevo_a|me_lo_quitaron|se_robaron_a',
    hits: ['lo perdí en la feria', 'Se llevaron a mi niño', 'perdimos a la niña en la playa'],
    nearMisses: ['Perdí mi cita', 'Perdimos el seguro', 'Se llevó su mochila'],
    source: 'a sixth list of plain messages: those that were missed',
  },
];
