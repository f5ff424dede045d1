import type { DangerSign } from '../danger-sign.ts';

/** Signs of psychosis, and danger after a birth. */
export const MIND_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-voices',
    kind: 'mind',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-voces',
    kind: 'mind',
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
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-strange-mind',
    kind: 'mind',
    tier: 'emergency',
    language: 'en',
    pattern:
      'wires|chip|swapped|switched|possessed|chosen|god_told|god_wants|god_says|cia|watching_us|hear_him_through|smoke_alarm|mirrors|not_real|not_my_son|not_my_baby|not_mine|real_dad|real_mom|imposter|talks_to_me|a_voice|the_voice|voices|people_who_are_not_there|not_slept ~8 baby|son|daughter|him|her|them|me|says|ears|days|since|covered|teachers|wall|tv|he|she|out|send',
    hits: [
      'The chip is in the baby',
      'my sister says God wants her boy back, that God wants him',
      'I can see the wires coming out of her ears',
    ],
    nearMisses: [
      'He lost the chip of his game',
      'A loud voice in the app upsets class',
      'Mirrors help with speech',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-mente-extrana',
    kind: 'mind',
    tier: 'emergency',
    language: 'es',
    pattern:
      'demonio|diablo|chip|cia|voces|me_cambiaron|cambia_a|me_cambia|otra_igualita|no_es_mi|mision|elegido|elegida|le_habla_a_la|tele|huele_a_muerto|espiritu|dios_me|dios_quiere|imagenes_de|soltarla|soltarlo|ahogar* ~8 bebe|nino|nina|nene|me|le|dice|dicen|contesta|hijo|hija|lleva|luna|duerm*|duermo|familia|nosotros',
    hits: [
      'el demonio le dice que lo haga',
      'le habla a la tele y la tele le contesta',
      'siento que alguien entra y me cambia a la niña',
    ],
    nearMisses: [
      'El chip de la tarjeta no sirve',
      'La tele de la sala es ruidosa',
      'Misión y visión de la clínica',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-afraid-of-own-hands',
    kind: 'mind',
    tier: 'violence',
    language: 'en',
    pattern:
      'want_to|going_to|might|picture|picturing|imagine|thoughts_of|afraid_i|almost|could ~3 throw|throwing|shake|smother|drown|drowning|drop|dropping|hit|hurt|slam|choke|kill ~2 him|her|baby|my_baby|my_son|my_daughter|my_child|them|the_baby|it ~5 wall|stairs|crying|$|stop|water|bath|window|tonight|if|in',
    hits: [
      'i want to throw her against the wall',
      'I picture dropping him down the stairs',
      'I might hurt my baby if she will not stop',
    ],
    nearMisses: [
      'Throw him a ball',
      'How do I drop him off at school?',
      'hurt feelings of her friend',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-hands-not-trusted',
    kind: 'mind',
    tier: 'violence',
    language: 'en',
    pattern:
      'do_not_trust|scared_of|afraid_of|cannot_trust|not_safe_with|walk_out|walked_out|put_him_down|put_her_down|left_him_crying|leave_him_crying|leave_her_crying ~4 my_hands|myself|me|what_i|what_my|and|before',
    hits: [
      'I don’t trust what my hands will do',
      'I am scared of myself with her',
      'i had to put him down and walk out',
    ],
    nearMisses: [
      'I do not trust the insurer',
      'Afraid of the dark',
      'She put him down for his nap',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-no-quiere-bebe',
    kind: 'mind',
    tier: 'emergency',
    language: 'es',
    pattern:
      'bebe|recien_nacido|recien_nacida|niña|nina|nino|cuna ~6 no_lo_carga|no_la_carga|almohada|aventarlo|aventarla|tirarlo|tirarla|ya_no_le_habla|la_espalda|soltarlo|sacudirlo|sacudirla|descansar_todos|que_haga_dano|hacerle_dano|le_haga_dano',
    hits: [
      'tengo ganas con el bebé, de aventarlo cuando llora',
      'anda junto a la cuna con la almohada',
      'al bebé ya no le habla',
    ],
    nearMisses: [
      '¿La almohada para la silla la cubre?',
      'El bebé duerme en su cuna',
      'No carga la tableta',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-not-itself',
    kind: 'mind',
    tier: 'emergency',
    language: 'en',
    pattern:
      'baby|son|daughter|child|he|she|her|him|wife|mother ~3 swapped|switched_at|possessed|imposter|chosen_to|a_demon|the_devil|evil|not_real|not_my_real',
    hits: ['She says the baby was swapped', 'my son is possessed', 'he says she is not real'],
    nearMisses: ['They swapped the forms', 'She has chosen a dentist', 'A real pear is better'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-no-es-el-mismo',
    kind: 'mind',
    tier: 'emergency',
    language: 'es',
    pattern:
      'bebe|nino|nina|hijo|hija|nene|nena|el|ella|esposo|esposa ~3 es_el_demonio|es_un_demonio|es_el_diablo|poseido|poseida|no_es_mi|no_es_mio|cambiaron_por|elegida_para|elegido_para',
    hits: ['dice que el niño es el demonio', 'la bebé no es mi hija', 'mi hija está poseída'],
    nearMisses: ['Este papel no es mío', 'Mi hija es el sol', '¿Él es elegible?'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-miedo-de-danar',
    kind: 'mind',
    tier: 'violence',
    language: 'es',
    pattern:
      'miedo_de|miedo_que|temo|siento_que_voy_a|ganas_de|impulso_de|pienso_en|imagino ~2 aventar*|lastimar*|ahogar*|golpear*|sacudir*|matar*|tirar*|ahorcar*|soltar* ~4 bebe|nina|nino|hijo|hija|lo|la|$',
    hits: [
      'tengo miedo de aventar a mi bebé',
      'A veces tengo ganas de sacudir a la niña',
      'siento que voy a lastimarlo',
    ],
    nearMisses: [
      'Tiene miedo de los perros',
      'Tengo ganas de un café',
      'Pienso en cambiar de clínica',
    ],
    source: 'a fourth list of plain messages: those that were missed',
  },
  {
    id: 'en-fears-to-harm',
    kind: 'mind',
    tier: 'violence',
    language: 'en',
    pattern:
      'terrified|scared|afraid|worried|fear|might|going_to|gonna|about_to|almost|nearly|could ~4 stab|smother|drown|shake|strangle|choke|throw|drop|hurt|hit|harm ~1 my_baby|the_baby|my_child|my_kid|my_son|my_daughter|my_kids|them|him|her|us_all',
    hits: [
      'i am terrified i might stab my baby',
      'I almost hit my son with the pan',
      'I am afraid that I will hurt her',
    ],
    nearMisses: [
      'He might hit a ball',
      'Are shots going to hurt much?',
      'She could drop the class',
    ],
    source: 'a fifth list of plain messages: those that were missed',
  },
  {
    id: 'en-voices-tell',
    kind: 'mind',
    tier: 'violence',
    language: 'en',
    pattern:
      'voices|voice|whispers|whispering|god|angels|demons|the_tv|spirits ~2 tell|telling|tells|say|saying|says|order|want|wants|commands ~4 kill|hurt|smother|drown|burn|jump|die|stab|her|him|baby|them|me',
    hits: [
      'i hear whispers telling me to smother her',
      'voices tell him to jump',
      'God says that the baby must die',
    ],
    nearMisses: ['The voice of Elmo calms him', 'We whisper at bedtime', 'He hears well'],
    source: 'a sixth list of plain messages: those that were missed',
  },
  {
    id: 'es-quiero-aventar',
    kind: 'mind',
    tier: 'violence',
    language: 'es',
    pattern:
      'quiero|quisiera|voy_a|quiere|va_a ~1 aventar|aventarla|aventarlo|tirar|ahogar|ahogarlo|ahogarla|sacudir|golpear|golpearlo|golpearla|matarlo|matarla|lastimar|lastimarlo ~2 bebe|nino|nina|hijo|hija|$|ventana|pared|escaleras',
    hits: ['quiero aventar al bebé', 'A veces quisiera golpearlo', 'voy a ahogar a mi hija'],
    nearMisses: ['Quiero lavar la ropa vieja', 'Va a nadar', 'Quiero ayudar a mi hijo'],
    source: 'a sixth list of plain messages: those that were missed',
  },
];
