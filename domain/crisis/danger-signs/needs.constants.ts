import type { DangerSign } from '../danger-sign.ts';

/** No food, heat, home or medicine today. */
export const NEEDS_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-no-food-heat-medicine',
    kind: 'needs',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-hungry',
    kind: 'needs',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-sin-comida',
    kind: 'needs',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-con-hambre',
    kind: 'needs',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-formula-watered',
    kind: 'needs',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-out-of-the-house',
    kind: 'needs',
    tier: 'overwhelmed',
    language: 'en',
    pattern:
      'padlocked|evicted|eviction|put_out|kicked_out|thrown_out|locked_us_out|sleeping_in|sleep_in|living_in|nowhere_to|no_place_to|homeless|on_the_street|on_the_sidewalk|a_shelter_tonight|shelter_is_full|need_a_shelter ~5 door|house|apartment|our_car|the_car|car|van|today|tonight|go|stay|sleep|kids|stuff|full|son|daughter|street',
    hits: [
      'They padlocked our door',
      'we are sleeping in the car with my son',
      'Nowhere to sleep tonight',
    ],
    nearMisses: [
      'He was put out of breath by the run',
      'Sleep in his own bed',
      'A shelter dog for my son',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-sin-casa',
    kind: 'needs',
    tier: 'overwhelmed',
    language: 'es',
    pattern:
      'desalojaron|desalojo|corrieron|sacaron|nos_echaron|candado|dormimos|durmiendo|sin_casa|en_la_calle|no_tenemos_donde|no_tengo_donde|albergue|refugio ~4 casa|departamento|puerta|carro|camioneta|calle|hoy|noche|ir|dormir|ninos|lleno',
    hits: [
      'nos sacaron de la casa hoy',
      'dormimos en el carro con los niños',
      'no tenemos donde dormir',
    ],
    nearMisses: [
      'No quiere dormir en la casa de su tía',
      '¿A qué hora corren en el camión?',
      'Candado para gabinetes, ¿cuál sirve?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-nothing-left',
    kind: 'needs',
    tier: 'overwhelmed',
    language: 'en',
    pattern:
      'half_a_box|last_can|last_box|last_of_the|last_dose|last_pill|one_pancake|cupboards|fridge|pantry|propane|heater|furnace|oxygen|feeding_pump|ventilator|generator ~6 empty|bare|gone|out|ran_out|left|broke|broken|dies|dead|not_work|was_this_morning|was_today|cold|degrees|battery|last|cereal',
    hits: [
      'his last dose was this morning',
      'The propane ran out',
      'there is half a box of cereal left',
    ],
    nearMisses: [
      'The pantry has a picture board',
      'Is the feeding pump covered?',
      'Put it in the fridge',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-eats-less',
    kind: 'needs',
    tier: 'overwhelmed',
    language: 'en',
    pattern:
      'have_not_eaten|not_eaten|did_not_eat|stopped_eating|skip_meals|skipping_meals|eat_at_school|go_hungry|nothing_to_eat|no_money_for',
    hits: [
      'I haven’t eaten since Tuesday',
      'if i eat at school my brother can have what is here',
      'there is nothing to eat',
    ],
    nearMisses: [
      'He eats at noon',
      'No money back from the plan?',
      'Hungry for news about the waiver',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-se-acabo',
    kind: 'needs',
    tier: 'overwhelmed',
    language: 'es',
    pattern:
      'se_acabo|se_le_acabo|se_nos_acabo|no_hay_ni|no_hay_nada|no_tenemos_que|no_tengo_que|sin_comer|no_he_comido|no_hemos_comido|no_tenemos_nada|cortaron_la|nos_cortaron_el|quemamos ~5 comer|comida|insulina|medicina|jeringas|oxigeno|gas|luz|agua|calefaccion|leche|maquina|cenar|sillas',
    hits: [
      'ya no tenemos qué comer',
      'nos cortaron la luz y usa máquina para respirar',
      'no hay ni jeringas ni insulina',
    ],
    nearMisses: [
      'Se acabó la sesión de hoy a las cinco',
      'No hay nada en el correo',
      'no tengo que pagar, ¿verdad?',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-put-out-today',
    kind: 'needs',
    tier: 'violence',
    language: 'en',
    pattern:
      'putting_us_out|put_us_out|evicted|evicting|eviction|kicked_out|kicking_us_out|thrown_out|throwing_us_out|locked_us_out|lose_the_apartment|lose_our_home ~5 tonight|today|tomorrow|now|this_morning|street|nowhere|noon|friday|hours',
    hits: [
      'they are putting us out tonight at 6',
      'We were evicted today with two kids',
      'The landlord locked us out this morning',
    ],
    nearMisses: [
      'Evicted tenants: is there a law?',
      'He was kicked out of the game',
      'They are putting out a new form',
    ],
    source: 'a third list of plain messages: those that were missed',
  },
  {
    id: 'en-medicine-gone',
    kind: 'needs',
    tier: 'emergency',
    language: 'en',
    pattern:
      'insulin|keppra|seizure_meds|meds|medicine|medication|formula|oxygen|inhaler|epipen|epi_pen|feeding_bags|rescue_med ~3 stolen|spoiled|ran_out|run_out|gone|empty|all_gone|expired|confiscated|thrown_away|none_left|out_of_reach',
    hits: ['my insulin was stolen', 'Her formula is all gone', 'his rescue med expired'],
    nearMisses: [
      'Which medicine is covered?',
      'The formula for points is hard',
      'Is the pharmacy open on Sunday?',
    ],
    source: 'a third list of plain messages: those that were missed',
  },
  {
    id: 'en-device-without-power',
    kind: 'needs',
    tier: 'emergency',
    language: 'en',
    pattern:
      'trach|ventilator|oxygen|feeding_pump|cpap|bipap|suction|nebulizer|g_tube|gtube|furnace|heater|heat|power|electricity|generator ~6 died|is_out|went_out|shut_off|turned_off|cut_off|broke|broken|dead|failed|below|freezing|bleeding|came_out|fell_out|pulled_out',
    hits: [
      'our furnace died and he has a trach',
      'The power went out and she is on a ventilator',
      'his feeding pump is broken',
    ],
    nearMisses: [
      'Does the power chair need a script?',
      'The heat bothers him in summer',
      'Is oxygen covered by our plan?',
    ],
    source: 'a third list of plain messages: those that were missed',
  },
  {
    id: 'es-nos-sacan-hoy',
    kind: 'needs',
    tier: 'violence',
    language: 'es',
    pattern:
      'sacar|sacan|sacaron|echar|echan|echaron|corren|corrieron|desalojar|desalojan|desalojo ~5 hoy|manana|esta_noche|noche|ahorita|calle|departamento|casa ~3 $|y|con|hoy|sin|a',
    hits: [
      'nos van a sacar hoy del departamento',
      'El dueño y su hijo nos echaron a la calle',
      'mañana nos desalojan de la casa',
    ],
    nearMisses: ['¿Cómo sacar una cita?', 'Hay que echar jabón', 'Van a sacar una ley nueva'],
    source: 'a third list of plain messages: those that were missed',
  },
  {
    id: 'es-en-la-calle',
    kind: 'needs',
    tier: 'violence',
    language: 'es',
    pattern:
      'quedamos|quedaron|quede|vivimos|dormimos|estamos|dejaron|dejo|duermo ~2 en_la_calle|sin_casa|sin_techo|en_el_carro|sin_hogar|a_la_intemperie',
    hits: [
      'nos quedamos en la calle',
      'Dormimos en el carro con los niños',
      'estamos sin casa desde ayer',
    ],
    nearMisses: ['Vivimos cerca del parque', 'Dejamos la mochila en el carro', 'Estamos sin cita'],
    source: 'a fourth list of plain messages: those that were missed',
  },
  {
    id: 'es-no-ha-comido',
    kind: 'needs',
    tier: 'violence',
    language: 'es',
    pattern:
      'no_ha_comido|no_hemos_comido|no_han_comido|no_comieron|no_comimos|sin_comer ~7 no_hay|no_tengo|no_tenemos|dinero|nada|desde_ayer|dias|todo_el_dia|comida',
    hits: [
      'mi hija no ha comido en todo el día porque no hay',
      'No hemos comido nada',
      'llevamos dos días sin comer, no hay dinero',
    ],
    nearMisses: ['No ha comido brócoli nunca', 'Come sin comer pan', '¿Dónde comemos?'],
    source: 'a fourth list of plain messages: those that were missed',
  },
  {
    id: 'en-nothing-left',
    kind: 'needs',
    tier: 'violence',
    language: 'en',
    pattern:
      'cannot_feed|can_not_feed|not_feed|water_was_cut|water_is_off|water_got|power_was_cut|lights_were|gas_was_cut|taking_my_kids|take_my_kids|took_my_kids|taking_my_children|changed_the_locks|sleeping_in_a|sleeping_in_the|sleeping_in_our|sleep_in_the_car|sleep_in_our_car|living_in_our_car|living_in_my_car|living_in_a_tent|nowhere_to_sleep|nowhere_to_go ~2 $|tonight|tomorrow|today|off|station|car|truck|shelter|park|with|them|and|my',
    hits: [
      'i cannot feed them tomorrow',
      'our water was cut off',
      'i am sleeping in a bus station with my five year old',
    ],
    nearMisses: [
      'He is sleeping in his own bed',
      'Who feeds the class fish?',
      'The key does not fit the locks',
    ],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-baby-without-food',
    kind: 'needs',
    tier: 'violence',
    language: 'en',
    pattern:
      'only|just|nothing_but ~2 sugar_water|water|crackers|rice_water|juice|ketchup ~3 for|since|all|today|left|days',
    hits: [
      'our baby has had only sugar water for a day',
      'They ate nothing but crackers since Monday',
      'just water left for the kids',
    ],
    nearMisses: ['He drinks only water from a blue cup', 'Only rice, please', 'She likes juice'],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'en-disconnected',
    kind: 'needs',
    tier: 'emergency',
    language: 'en',
    pattern:
      'disconnected|cut_us_off|shut_us_off|shut_off_our|turned_off_our|shutoff ~6 ventilator|oxygen|cpap|heat|water|power|lights|us|today|pump|fridge|insulin',
    hits: [
      'power company disconnected us, he is on a ventilator',
      'They shut off our water',
      'the city cut us off and his pump is down',
    ],
    nearMisses: [
      'The call was disconnected',
      'He turned off the tablet',
      'A shutoff valve for pipes',
    ],
    source: 'a sixth list of plain messages: those that were missed',
  },
];
