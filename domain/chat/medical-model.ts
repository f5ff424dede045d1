import type { WeightColumn } from '../text/text-model.ts';

/** As the trainer writes them. */
export interface MedicalWeights {
  /** From this score on, a question asks for a decision. */
  readonly threshold: number;
  /** Separated by `~`. */
  readonly features: string;
  readonly decision: WeightColumn;
}
