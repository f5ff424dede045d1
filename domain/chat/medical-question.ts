import { crisisTextOf } from '../crisis/crisis-text.ts';
import { plainWordsOf } from '../text/letters.ts';
import { featureIndexOf, knownIn, scoreOf, weightsIn } from '../text/text-model.ts';
import { medicalFeaturesOf } from './medical-features.ts';
import { MEDICAL_WEIGHTS } from './medical-weights.constants.ts';

/**
 * Returns whether a question needs a doctor's decision: on a medicine, dose, vaccine, supplement, cure or
 * diagnosis, in English or Spanish. Our pages advise on none of these.
 */
export const asksForMedicalDecision = (text: string): boolean =>
  !isForOurPages(text.slice(0, MAX_READ)) &&
  scoreOf(knownIn(medicalFeaturesOf(crisisTextOf(text.slice(0, MAX_READ))), INDEX), DECISION) >
    MEDICAL_WEIGHTS.threshold;

/** Maximum characters read, since questions are shorter. */
const MAX_READ = 2000;

const INDEX = featureIndexOf(MEDICAL_WEIGHTS.features);

const DECISION = weightsIn(MEDICAL_WEIGHTS.decision);

/**
 * Matches questions that the weights misjudge as medical although our pages answer them without deciding
 * anything: who decides, how common it is, whose fault, how many hours of therapy, a device to talk with, or
 * this site.
 */
const isForOurPages = (text: string): boolean => {
  const words = ` ${plainWordsOf(text).join(' ')} `;
  if (WHO_DECIDES.test(words)) return true;
  return !REMEDY.test(words) && OUR_PAGES.some((pattern) => pattern.test(words));
};

const WHO_DECIDES =
  /^ (?:so |and |y |pero )?(?:who (?:gets to )?(?:decides?|makes (?:the|that) decision)|quien (?:es el que |es la que )?(?:decide|lo decide|toma la decision)) /u;

/** Words that keep a question medical. */
const REMEDY =
  / (?:doses?|dosage|dosis|mg|ml|milligrams?|miligramos?|pills?|pastillas?|tablets|drops?|gotas?|medicines?|medications?|meds?|medicinas?|medicamentos?|drugs?|remedios?|suplementos?|supplements?|vitamin\p{L}*|vacun\p{L}*|vaccin\p{L}*|cbd|thc|melaton\p{L}*|cure[sd]?|cura[rn]?|diagnos\p{L}*|\p{L}+(?:pam|pine|done|pril|ofen|cillin|cilina|azole|zolam|etina|idina|idona)) /u;

const OUR_PAGES: readonly RegExp[] = [
  / (?:how common|how rare|que tan comun|que tan frecuente) /u,
  / (?:my|our) fault | (?:es|fue|sera) (?:mi|nuestra) culpa | culpa (?:mia|nuestra) | (?:did|have) i (?:cause|do this) /u,
  / \d+ (?:hours?|hrs|horas) .*(?:aba|therapy|terapia) | (?:aba|therapy|terapia) .*\d+ (?:hours?|hrs|horas) /u,
  / (?:tablet|tableta|talker|aac|aparato|device|dispositivo|pictures|dibujos) .*(?:talk|talking|speak|speaking|speech|hablar|hable|habla|hablara) /u,
  / (?:account|cuenta|subscription|suscripcion|password|contrasena|charges|charged|cobran|cobros|font|fonts|screen reader|letra mas grande|letras) /u,
];
