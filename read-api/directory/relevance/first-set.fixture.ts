import { heldOut, isCategories, isProvider, type Query, query } from './query.fixture.ts';

/**
 * Chosen before any tuning, with the held-out queries spread evenly among them. No synonym is added and no
 * rank changed for a held-out query.
 */
export const FIRST_SET: readonly Query[] = [
  // Kinds of help.
  query('speech therapist near me', isCategories('speech-therapy')),
  heldOut('kids dentist', isCategories('dental')),
  query('occupational therapy for toddlers', isCategories('occupational-therapy')),
  query('child psychologist', isCategories('mental-health', 'early-intervention')),
  heldOut('ABA providers', isCategories('aba-therapy')),
  query('pediatric physical therapy', isCategories('physical-therapy')),
  query('respite care', isCategories('community')),
  query('developmental pediatrician', isCategories('diagnosis')),

  // Misspelled kinds of help.
  query('speach therapy', isCategories('speech-therapy')),
  heldOut('ocupational therapist', isCategories('occupational-therapy')),
  query('dentsit for autistic child', isCategories('dental')),
  query('autsim evaluation', isCategories('diagnosis')),
  query('pyschologist', isCategories('mental-health', 'early-intervention')),
  query('behavoral therapy', isCategories('aba-therapy')),
  heldOut('fizical therapy', isCategories('physical-therapy')),
  query('austism testing', isCategories('diagnosis')),
  query('respit care', isCategories('community')),
  heldOut('developmental pediatrition', isCategories('diagnosis')),
  query('early intervension', isCategories('early-intervention')),
  query('counsiling for teen', isCategories('mental-health')),
  query('sensery issues', isCategories('occupational-therapy')),
  query('speech pathologyst', isCategories('speech-therapy')),
  query('aba therpist', isCategories('aba-therapy')),

  // Kinds of help in Spanish.
  query('terapia del habla', isCategories('speech-therapy')),
  query('dentista', isCategories('dental')),
  heldOut('terapia ocupacional', isCategories('occupational-therapy')),
  query('mi hijo no habla', isCategories('speech-therapy')),
  query('psicólogo para niños', isCategories('mental-health', 'early-intervention')),
  query('evaluación de autismo', isCategories('diagnosis')),
  heldOut('terapia física', isCategories('physical-therapy')),
  query('terapia ABA en español', isCategories('aba-therapy')),
  query('intervención temprana', isCategories('early-intervention')),
  query('berrinches', isCategories('aba-therapy', 'mental-health')),
  heldOut('cuidado de relevo', isCategories('community')),
  query('terapeuta de lenguaje', isCategories('speech-therapy')),
  query('grupo de apoyo para padres', isCategories('community', 'mental-health')),
  heldOut('dentista para niños con autismo', isCategories('dental')),
  query('problemas para dormir', isCategories('mental-health')),
  query('educación especial', isCategories('early-intervention')),

  // Parents' own words.
  query('my son doesn’t talk', isCategories('speech-therapy')),
  query('he won’t brush his teeth', isCategories('dental')),
  heldOut('daughter walks on her toes', isCategories('physical-therapy')),
  query('covers ears at loud noises', isCategories('occupational-therapy')),
  query('only eats chicken nuggets', isCategories('occupational-therapy', 'speech-therapy')),
  heldOut('keeps running away from me', isCategories('aba-therapy')),
  query('how do I get my child tested for autism', isCategories('diagnosis')),
  query('hitting at daycare', isCategories('aba-therapy', 'mental-health')),
  query('can’t sit still in class', isCategories('mental-health', 'diagnosis')),
  query('IEP help', isCategories('early-intervention')),
  heldOut('I need a break', isCategories('community')),
  query('not potty trained at 5', isCategories('aba-therapy', 'occupational-therapy')),
  query('trouble making friends', isCategories('aba-therapy', 'mental-health', 'speech-therapy')),
  query('terrified of the dentist', isCategories('dental')),
  query('can’t hold a crayon', isCategories('occupational-therapy')),
  heldOut('bites himself', isCategories('aba-therapy', 'mental-health')),
  query('doesn’t respond to his name', isCategories('diagnosis', 'speech-therapy')),
  query('preschool for special needs', isCategories('early-intervention')),
  heldOut('someone to watch my autistic teenager', isCategories('community')),
  query('falls down a lot', isCategories('physical-therapy', 'occupational-therapy')),
  heldOut('stutters', isCategories('speech-therapy')),
  query('medication for anxiety', isCategories('mental-health')),
  query('lost words she used to say', isCategories('diagnosis', 'speech-therapy')),
  query('summer camp', isCategories('community')),

  // Names of insurers.
  query('dentist that takes Medicaid', isProvider('medicaid-dentist')),
  query('BCBS speech therapist', isProvider('blue-cross-speech')),
  heldOut('Aetna ABA', isProvider('aetna-aba')),
  heldOut('occupational therapist accepting Medicaid', isProvider('medicaid-ot')),
  query('therapist in network with Cigna', isProvider('cigna-counseling')),
  query('tricare speech therapy', isProvider('tricare-speech')),
  query('psychologist united healthcare', isProvider('united-psychologist')),
  query('blue cross blue shield ABA', isProvider('blue-cross-aba')),
  query('who takes Medicaid for autism testing', isProvider('medicaid-evaluations')),

  // Words of filters.
  query('spanish speaking speech therapist', isProvider('spanish-speech')),
  heldOut('online counseling', isProvider('telehealth-counseling')),
  query('ABA at home', isProvider('in-home-aba')),
  query('telehealth psychiatrist', isProvider('telehealth-psychiatrist')),

  // Names of providers.
  query('bright steps', isProvider('bright-steps')),
  heldOut('dr okafor', isProvider('okafor')),
  query('gutierez speech', isProvider('gutierrez')),
  heldOut('carolina sensory gym', isProvider('sensory-gym')),
  query('triangle pediatric dental', isProvider('triangle-dental')),
  query('harbr house respite', isProvider('harbor-house')),
];
