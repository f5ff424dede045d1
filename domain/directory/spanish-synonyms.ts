import { SPANISH_DAILY_LIFE } from './spanish-daily-life-synonyms.ts';
import { SPANISH_EVERYDAY } from './spanish-everyday-synonyms.ts';
import { type Synonym, synonymsOf } from './synonym.ts';

/**
 * Spanish phrases of parents, for any interface language; without accents, as all words are compared. Lists
 * both spellings of a word if English endings do not unify them.
 */
export const SPANISH_SYNONYMS: readonly Synonym[] = synonymsOf([
  // Talking and understanding
  ['no habla, no hablar, sin hablar, no dice palabras, no verbal', ['speech-therapy']],
  ['tarda en hablar, retraso del habla, retraso del lenguaje', ['speech-therapy']],
  ['habla, lenguaje, pronunciacion, tartamudeo, tartamudea', ['speech-therapy']],
  ['terapia del habla, terapia de lenguaje, terapia del habla y lenguaje', ['speech-therapy']],
  ['terapeuta del habla, terapeuta de lenguaje, patologo del habla', ['speech-therapy']],
  ['logopeda, logopedia, fonoaudiologo, fonoaudiologa, fonoaudiologia', ['speech-therapy']],

  // Hospitals
  ['hospital infantil, hospital de ninos, hospital para ninos', ['childrens-health']],

  // Eating
  [
    'no come, no quiere comer, come muy poco, alimentacion',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],

  // Behavior and everyday skills
  ['berrinche, rabieta, crisis, agresion, agresivo', ['aba-therapy', 'mental-health']],
  ['pega, muerde, golpea, se pega, se golpea, se lastima', ['aba-therapy', 'mental-health']],
  ['se escapa, escaparse, sale corriendo', ['aba-therapy']],
  ['terapia aba, analisis conductual, analista de conducta', ['aba-therapy']],
  ['terapia conductual, terapia de conducta, conducta', ['aba-therapy']],
  ['terapia de comportamiento, comportamiento', ['aba-therapy']],
  ['ir al bano, dejar el panal, control de esfinteres', ['aba-therapy', 'occupational-therapy']],

  // Senses, hands and dressing
  ['terapia ocupacional, terapeuta ocupacional', ['occupational-therapy']],
  [
    'sensorial, sensoriales, integracion sensorial, le molestan los ruidos',
    ['occupational-therapy'],
  ],
  ['motricidad fina, agarrar el lapiz, vestirse, escritura a mano', ['occupational-therapy']],

  // Moving
  ['terapia fisica, terapeuta fisico, terapeuta fisica', ['physical-therapy']],
  ['fisioterapia, fisioterapeuta, kinesiologo', ['physical-therapy']],
  ['camina de puntas, camina de puntillas, equilibrio', ['physical-therapy']],
  ['no camina, no gatea', ['physical-therapy', 'early-intervention']],

  // Finding out
  [
    'diagnostico, diagnosticar, evaluacion, evaluacion de autismo, prueba de autismo',
    ['diagnosis'],
    'evaluations',
  ],
  ['senales de autismo, pediatra del desarrollo, neuropediatra', ['diagnosis']],
  ['neurologo, neurologa, convulsiones', ['diagnosis'], 'neurology, neurologist'],
  ['retraso en el desarrollo, retraso del desarrollo', ['diagnosis', 'early-intervention']],

  // Feelings and sleep
  ['psicologo, psicologa, psicologia', ['mental-health'], 'psychologist'],
  ['psiquiatra, psiquiatria', ['mental-health'], 'psychiatrist, psychiatric'],
  ['consejero, consejera, consejeria, salud mental', ['mental-health'], 'counseling'],
  ['terapia familiar, terapia de familia', ['mental-health'], 'families'],
  ['ansiedad, ansioso, miedo, miedos, tristeza, depresion, enojo', ['mental-health']],
  ['dormir, no duerme, insomnio, sueno', ['mental-health']],
  ['medicamento, medicacion, medicina', ['mental-health'], 'medication, psychiatrist'],

  // Teeth
  ['dentista, dientes, muelas, caries, odontologo, odontologia', ['dental']],
  ['miedo al dentista, dentista con sedacion', ['dental'], 'sedation'],

  // Early years and school
  ['intervencion temprana, estimulacion temprana', ['early-intervention']],
  ['preescolar, jardin de ninos, jardin infantil', ['early-intervention']],
  ['educacion especial, ayuda en la escuela, escuela', ['early-intervention'], 'school'],

  // A break, and people who understand
  [
    'respiro, relevo, cuidado de respiro, cuidado de relevo, descanso para padres',
    ['community'],
    'respite',
  ],
  ['ninera, alguien que lo cuide, alguien que la cuide', ['community'], 'respite'],
  [
    'grupo de apoyo, grupo de padres, apoyo para padres, otros padres',
    ['community', 'mental-health'],
    'groups',
  ],
  ['ayuda en casa, cuidador, cuidadora', ['community'], 'home'],
  ['campamento, campamento de verano, recreacion', ['community'], 'camp, recreation'],
  ...SPANISH_EVERYDAY,
  ...SPANISH_DAILY_LIFE,
]);
