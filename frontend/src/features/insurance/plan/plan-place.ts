import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import {
  FUNDINGS,
  FUNDINGS_OF,
  ISSUED_IN_A_STATE,
  MAX_CHILD_AGE,
  MAX_WEEKLY_HOURS,
  MAY_BE_GRANDFATHERED,
  PLAN_SOURCES,
} from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { isStateCode, type StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import * as z from 'zod/mini';

/** Question order, with the answer last. */
export const STEPS = ['source', 'funding', 'state', 'child', 'answer'] as const;

export type Step = (typeof STEPS)[number];

const answersSchema = z.object({
  source: z.nullable(z.enum(PLAN_SOURCES)),
  funding: z.nullable(z.enum(FUNDINGS)),
  isGrandfathered: z.boolean(),
  state: z.nullable(z.custom<StateCode>(isStateCode)),
  isStateSure: z.boolean(),
  age: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_CHILD_AGE))),
  hours: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_WEEKLY_HOURS))),
}) satisfies z.ZodMiniType<PlanAnswers>;

/** Current step of the questions about a plan, with the answers so far. */
export const planPlaceSchema = z.object({ step: z.enum(STEPS), answers: answersSchema });

export type PlanPlace = Readonly<z.infer<typeof planPlaceSchema>>;

export const NO_ANSWERS: PlanAnswers = {
  source: null,
  funding: null,
  isGrandfathered: false,
  state: null,
  isStateSure: false,
  age: null,
  hours: null,
};

export const stepsFor = ({ source }: PlanAnswers): readonly Step[] =>
  STEPS.filter((step) => step !== 'funding' || (source !== null && FUNDINGS_OF[source].length > 0));

/**
 * Checks whether a step is answered. State and child are optional: the result then states its uncertainty.
 */
export const isAnswered = (step: Step, { source, funding }: PlanAnswers): boolean => {
  if (step === 'source') return source !== null;
  return step !== 'funding' || funding !== null;
};

/** True if the answers lead through this step, and all questions before it are answered. */
export const isReachable = (step: Step, answers: PlanAnswers): boolean => {
  const steps = stepsFor(answers);
  const place = steps.indexOf(step);
  return place >= 0 && steps.slice(0, place).every((before) => isAnswered(before, answers));
};

/** True if the policy was issued in a state, which the family may have to ask for. */
export const isIssuedInState = ({ source, funding }: PlanAnswers): boolean =>
  source !== null && ISSUED_IN_A_STATE.includes(source) && funding !== 'self-funded';

/** Changes an answer and drops answers that only the previous one required. */
export const changed = (answers: PlanAnswers, change: Partial<PlanAnswers>): PlanAnswers => {
  const next = { ...answers, ...change };
  const { source, funding } = next;
  if (source === null) return next;
  return {
    ...next,
    funding: funding !== null && FUNDINGS_OF[source].includes(funding) ? funding : null,
    isGrandfathered: next.isGrandfathered && MAY_BE_GRANDFATHERED.includes(source),
  };
};
