import { EARLY_STEPS } from './early-steps.constants.ts';
import { EVERYDAY_STEPS } from './everyday-steps.constants.ts';
import type { StepRow } from './step-rows.ts';
import { SUPPORT_STEPS } from './support-steps.constants.ts';
import { TEEN_STEPS } from './teen-steps.constants.ts';

const ROWS = [...EARLY_STEPS, ...TEEN_STEPS, ...EVERYDAY_STEPS, ...SUPPORT_STEPS] as const;

export type StepId = (typeof ROWS)[number]['id'];

/** Every step, the most urgent first. */
export const STEPS: readonly (StepRow & { readonly id: StepId })[] = ROWS;

export const STEP_IDS: readonly StepId[] = ROWS.map(({ id }) => id);

export const isStepId = (id: string): id is StepId => STEP_IDS.some((known) => known === id);
