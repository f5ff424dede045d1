import { type Answers, missingIn } from './answers.ts';

/** Page order. Each step is an address fragment. */
export const STEPS = ['reason', 'gather', 'about', 'deadlines', 'letter'] as const;

export type Step = (typeof STEPS)[number];

/** True if all steps before it are answered. */
export const isOpenStep = (step: Step, answers: Answers): boolean => {
  switch (step) {
    case 'reason':
      return true;
    case 'gather':
    case 'about':
      return answers.reason !== null;
    case 'deadlines':
    case 'letter':
      return answers.reason !== null && missingIn(answers).length === 0;
  }
};

/** Returns this step, or the last open one before it. */
export const openStep = (step: Step, answers: Answers): Step =>
  STEPS.slice(0, STEPS.indexOf(step) + 1).findLast((each) => isOpenStep(each, answers)) ?? 'reason';

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;

export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? step;

/** Finds the step of a fragment. The empty fragment is the first step. */
export const stepAt = (fragment: string): Step | undefined =>
  fragment === '' ? STEPS[0] : STEPS.find((step) => step === fragment);
