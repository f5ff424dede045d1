import type { DangerSign } from '../danger-sign.ts';

/** A wish to die or to harm oneself, also where it is said as a gift to the family. */
export const SELF_HARM_SIGNS: readonly DangerSign[] = [
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
    source: 'an examination by situations: messages that were missed',
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
    source: 'an examination by situations: messages that were missed',
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
    source: 'an examination by situations: messages that were missed',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-family-without-me',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern: 'without me|$ ~1 $|easier|better|fine|happier|manage|in_it|now',
    hits: [
      'They can manage now without me',
      'the house would be fine without me',
      'Would they be happier without me?',
    ],
    nearMisses: [
      'Can she go without me knowing the code?',
      'He sleeps without a night light',
      'How do I go on without medicine?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-going-away',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'when|after|once|if|where ~1 i_am|i_was|i_go|i_would|im ~2 gone|not_here|not_around|dead|disappear|going|no_longer_here ~5 who|what|will|they|would|$|he|she|you',
    hits: [
      'who will love him when I am not here',
      '“I don’t need cards where I’m going”',
      'if I was gone they would rest',
    ],
    nearMisses: [
      'When I am at work, who calls?',
      'If I go to the meeting, what do I bring?',
      'after I am done with the form',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-planned-death',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'life_insurance|will_pay|pays_out|paid_out|the_rope|a_rope|the_bridge|train_tracks|engine_running|garage|pills_saved|saved_up|razors|razor|goodbye_note|note_that_says|my_last_day|last_day|fall_from|jump|overpass|loaded ~8 accident|myself|himself|herself|it|i|hurt|high|fast|missing|sleeves|ready|tonight|everyone|running|jump|stand',
    hits: [
      'Is life insurance paid if it is not an accident?',
      'i have a rope and the garage to myself',
      'razors are missing and she wears long sleeves, razor marks on herself',
    ],
    nearMisses: [
      'A jump rope at school',
      'The last day of class is Friday',
      'Which bridge leads to the clinic?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-wish-not-to-wake',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'i_do_not_wake|hope_i_never_wake|not_wake_up_any_more|never_wake|not_waking|fall_asleep_forever|sleep_forever|take_us_both|take_the_both|take_me|end_the_pain|stop_existing|not_exist|disappear|too_tired_to_live|no_point_in ~6 $|god|sleep|life|living|go_on|any|heaven|together',
    hits: ['I hope I do not wake up', 'God could take us both in our sleep', 'i want to disappear'],
    nearMisses: [
      'He will not wake up before seven',
      'Disappearing ink for the game',
      'Is there a point system, no reason to change?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-ya-no-estar',
    kind: null,
    tier: 'self-harm',
    language: 'es',
    pattern:
      'cuando|si|ya|donde ~2 no_este|no_estoy|no_estuviera|falte|me_vaya|desaparezco|me_muera ~6 ellos|los|mis|$|nadie|descansan|quien|todo|bueno|mejor|nino|batall*',
    hits: [
      'cuando yo falte nadie lo va a querer',
      'cuando falte ellos descansan',
      'nadie se daría cuenta si ya no estoy',
    ],
    nearMisses: [
      'Si me voy de viaje, ¿cambia el plan?',
      'ya estoy en la lista',
      'Cuando llega el recibo',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-no-despertar',
    kind: null,
    tier: 'self-harm',
    language: 'es',
    pattern:
      'no|nunca|sin|ya_no despertar|despertarme|despertara|seguir_viviendo|existir|estar_aqui|aguanto_vivir',
    hits: [
      'quisiera dormirme y ya no despertar',
      'pastillas para dormir y no despertar',
      'quiero no existir',
    ],
    nearMisses: [
      '¿Cómo lo despierto para la escuela?',
      'Sin cita no se puede',
      'no quiere estar en clase',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-despedida',
    kind: null,
    tier: 'self-harm',
    language: 'es',
    pattern:
      'carta|cartas|nota|recado|despedida|adios|soga|azotea|puente|mi_ultimo|su_ultimo|ultimo_dia|navaja|rasuradora|cortando|cortandose|cortadas ~7 deje|dejo|escribi|escribio|guardada|todos|gracias|no_contesta|bajar|dia|parar|brazos|suicid*|perdon|me_estoy|se_esta|despedi*',
    hits: [
      'El alumno me dio una carta de despedida',
      'ya escribí las cartas y tengo la soga guardada',
      'me estoy cortando y no puedo parar, son cortadas en los brazos',
    ],
    nearMisses: [
      'Perdí la carta del seguro',
      'El puente es vacación',
      'La nota de la escuela dice que faltó',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-thinks-of-it',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'thinking_about|thinking_of|think_about|think_of|thoughts_of|thoughts_about|imagine|imagining|picture|picturing|fantasize|fantasizing|urge_to|urges_to|tempted_to|want_to|wanna ~4 jumping|jump|hanging|dying|dead|drown|drowning|crashing|crash|overdosing|suicide|killing|smothering|smother|driving_off|driving_into|slitting|vanish|disappear|disappearing|not_being_here|both_to_sleep',
    hits: [
      'i cannot stop thinking about jumping',
      'I keep thinking about driving off the bridge',
      'sometimes I think of drowning us',
    ],
    nearMisses: [
      'I am thinking about a new clinic',
      'We think of moving to Ohio',
      'Picture cards help him',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'en-both-of-us',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'both|us|myself|ourselves|him_and_me|her_and_me|them_and_me ~2 to_sleep|out_of_our|out_of_his|out_of_my|off_the_bridge|into_the_river|with_me_when_i_die ~2 $|both|forever|for_good|misery|together|and',
    hits: [
      'sometimes i think i would put us both to sleep forever',
      'take both of us out of our misery',
      'I would drive us off the bridge and be done',
    ],
    nearMisses: [
      'How do we get him to sleep alone?',
      'It takes her hours to sleep in her bed',
      'We moved out of our old flat',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
  {
    id: 'en-has-means',
    kind: null,
    tier: 'self-harm',
    language: 'en',
    pattern:
      'have_a_plan|got_a_plan|have_the|got_the|bought_the|bought_a|saved_the|counted_the|wrote_the ~3 pills|rope|razor|blade|letters|note|gun|bullets ~3 $|and|ready|now|tonight|already',
    hits: [
      'i have a plan and the pills',
      'I bought a rope and i am ready',
      'counted the pills tonight',
    ],
    nearMisses: [
      'We have a plan for school',
      'I bought a blanket',
      'She wrote to the school bus office',
    ],
    source: 'a third list of plain messages: those that were missed',
  },
  {
    id: 'es-morir-juntos',
    kind: null,
    tier: 'self-harm',
    language: 'es',
    pattern:
      'nos_muramos|morirnos|morir_juntos|morir_con|matarnos|irnos_los_dos|llevarmelo|llevarmela|me_lo_llevo|me_la_llevo|escribi_las_cartas|escribi_la_carta|escribi_mi_carta|deje_las_cartas ~4 $|los_dos|juntos|conmigo|ya|y|todos',
    hits: [
      'mejor que nos muramos los dos',
      'ya escribí las cartas',
      'quiero morir con mi hijo juntos',
    ],
    nearMisses: ['Escribí al seguro', 'El libro se llama Juntos', 'Iremos los dos a la cita'],
    source: 'a fourth list of plain messages: those that were missed',
  },
];
