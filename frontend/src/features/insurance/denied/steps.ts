import { type Answers, missingIn } from './answers.ts';

/** In the order of the page. Each is the fragment of its address. */
export const STEPS = ['reason', 'gather', 'about', 'deadlines', 'letter'] as const;

export type Step = (typeof STEPS)[number];

/** Whether what comes before it is answered. */
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

/** This step, or the last one before it that is open. */
export const openStep = (step: Step, answers: Answers): Step =>
  STEPS.slice(0, STEPS.indexOf(step) + 1).findLast((each) => isOpenStep(each, answers)) ?? 'reason';

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;

export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? step;

/** The step that a fragment names. The page's address without one is that of the first. */
export const stepAt = (fragment: string): Step | undefined =>
  fragment === '' ? STEPS[0] : STEPS.find((step) => step === fragment);
