import { crisisTextOf } from './crisis-text.ts';
import { medicalFeaturesOf } from './medical-features.ts';
import { MEDICAL_WEIGHTS } from './medical-weights.constants.ts';
import { featureIndexOf, knownIn, scoreOf, weightsIn } from './text-model.ts';

/**
 * Whether a question asks for what a doctor has to decide: about a medicine, a dose, a vaccine or a
 * supplement, a cure, or a diagnosis, in English or Spanish. Our pages advise on none of these.
 */
export const asksForMedicalDecision = (text: string): boolean =>
  scoreOf(knownIn(medicalFeaturesOf(crisisTextOf(text.slice(0, MOST_READ))), INDEX), DECISION) >
  MEDICAL_WEIGHTS.threshold;

/** A question is shorter. */
const MOST_READ = 2000;

const INDEX = featureIndexOf(MEDICAL_WEIGHTS.features);

const DECISION = weightsIn(MEDICAL_WEIGHTS.decision);
