import { isCategories, isProvider, type Query, query } from './query.fixture.ts';

/**
 * Half of the second set used for tuning words and ranks, with the same kinds of queries as the held-out
 * half.
 */
export const SECOND_SET_TUNED: readonly Query[] = [
  // Mistyped kinds of help.
  query('speecj therapy', isCategories('speech-therapy')),
  query('occuaptional therapy', isCategories('occupational-therapy')),
  query('autiism diagnnosis', isCategories('diagnosis')),
  query('repsite care for autism', isCategories('community')),
  query('speechtherapy', isCategories('speech-therapy')),
  query('psychia trist', isCategories('mental-health')),
  query('speech the rapist', isCategories('speech-therapy')),
  query('sykiatrist', isCategories('mental-health')),
  query('devlopmental pedeatrician', isCategories('diagnosis')),
  query('ABA theripy near by', isCategories('aba-therapy')),
  query('pediatric dentits', isCategories('dental')),
  query('physcal therapyst', isCategories('physical-therapy')),
  query('sensory intergration therapy', isCategories('occupational-therapy')),

  // Parents' own words.
  query('he won’t talk yet', isCategories('speech-therapy', 'early-intervention')),
  query('my kid only eats 3 foods', isCategories('occupational-therapy', 'speech-therapy')),
  query(
    'needs help with meltdowns at school',
    isCategories('aba-therapy', 'mental-health', 'early-intervention'),
  ),
  query('not walking at 18 months', isCategories('physical-therapy', 'early-intervention')),
  query('won’t wear socks or anything with tags', isCategories('occupational-therapy')),
  query('how do I know if my baby has autism', isCategories('diagnosis')),
  query('he bangs his head when he’s mad', isCategories('aba-therapy', 'mental-health')),
  query('up all night never sleeps', isCategories('mental-health')),
  query('school says he doesn’t qualify for services', isCategories('early-intervention')),
  query('need a sitter who gets autism', isCategories('community')),
  query('meet other parents like me', isCategories('community', 'mental-health')),
  query('can’t button her coat', isCategories('occupational-therapy')),
  query('scared of getting a cavity filled', isCategories('dental')),
  query('she repeats everything I say', isCategories('speech-therapy', 'diagnosis')),
  query('talking tablet for nonverbal child', isCategories('speech-therapy')),
  query('i think my teen is depressed', isCategories('mental-health')),
  query('runs into the street', isCategories('aba-therapy')),

  // Abbreviations.
  query('SLP eval', isCategories('speech-therapy')),
  query('OT eval', isCategories('occupational-therapy')),
  query('BCBA', isCategories('aba-therapy')),
  query('ASD dx', isCategories('diagnosis')),
  query('IEP advocate', isCategories('early-intervention', 'community')),
  query('504 plan', isCategories('early-intervention')),

  // Several wishes at once.
  query('telehealth speech in spanish', isProvider('spanish-telehealth-speech')),
  query('takes Medicaid ABA', isProvider('medicaid-aba')),
  query('evening OT', isCategories('occupational-therapy')),
  query('online psychologist that takes aetna', isProvider('aetna-telehealth-psychologist')),

  // Names of providers.
  query('finch tlak', isProvider('blue-cross-speech')),
  query('nora linquist', isProvider('united-psychologist')),
  query('kitekids ot', isProvider('medicaid-ot')),

  // Places.
  query('speech therapist near 27701', isCategories('speech-therapy')),
  query('aba therapy durham', isCategories('aba-therapy')),

  // Mistyped kinds of help in Spanish.
  query('terapia del abla', isCategories('speech-therapy')),
  query('terapia ocupasional', isCategories('occupational-therapy')),
  query('sicologo infantil', isCategories('mental-health', 'early-intervention')),
  query('dentsita para niños', isCategories('dental')),
  query('evaluasion de autismo', isCategories('diagnosis')),
  query('fisioterapia niños', isCategories('physical-therapy')),
  query('interbencion temprana', isCategories('early-intervention')),
  query('terapia conductual', isCategories('aba-therapy', 'mental-health')),
  query('grupo de apollo mamas autismo', isCategories('community', 'mental-health')),

  // Parents' own words in Spanish.
  query('mi niño todavia no dice mamá', isCategories('speech-therapy', 'early-intervention')),
  query('niño no camina bien', isCategories('physical-therapy')),
  query('no quiere comer nada', isCategories('occupational-therapy', 'speech-therapy')),
  query('le pega a los otros niños', isCategories('aba-therapy', 'mental-health')),
  query('chamaco muy inquieto no pone atención', isCategories('mental-health', 'diagnosis')),
  query('como saber si mi bebe tiene autismo', isCategories('diagnosis')),
  query('le molestan los ruidos fuertes', isCategories('occupational-therapy')),
  query('le da miedo el dentista', isCategories('dental')),
  query('ayuda en la escuela para mi hijo especial', isCategories('early-intervention')),
  query('necesito descansar quien me lo cuide', isCategories('community')),
  query('se muerde las manos', isCategories('aba-therapy', 'mental-health')),
  query('está triste y no quiere salir', isCategories('mental-health')),

  // Spanglish.
  query('speech therapy para niños', isCategories('speech-therapy')),
  query('potty training en español', isCategories('aba-therapy', 'occupational-therapy')),
  query('support group en español', isCategories('community', 'mental-health')),

  // Several wishes at once in Spanish.
  query('dentista que acepte medicaid y hable español', isProvider('spanish-medicaid-dentist')),
  query('terapia ABA con medicaid', isProvider('medicaid-aba')),

  // Names of providers in Spanish.
  query('clinica oak dentl', isProvider('medicaid-dentist')),

  // Places in Spanish.
  query('dentista en Durham', isCategories('dental')),
  query('terapia fisica 27701', isCategories('physical-therapy')),
  query('campamento de verano cerca de 27705', isCategories('community')),
];
