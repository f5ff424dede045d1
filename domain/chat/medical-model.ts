import type { WeightColumn } from '../text/text-model.ts';

/** File format of the trainer. */
export interface MedicalWeights {
  /** Minimum score at which a question asks for a medical decision. */
  readonly threshold: number;
  readonly features: string;
  readonly decision: WeightColumn;
}
