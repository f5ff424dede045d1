import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { INSURERS, type Insurer } from '@hearthway/domain/insurance/insurers.constants.ts';
import type { PlanSource } from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { isStateCode, type StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import * as z from 'zod/mini';
import { storageOr } from '../../../session/browser-storage.ts';
import { INSURER_KEY } from '../../../session/kept-insurance.ts';
import { NO_ANSWERS } from '../plan/plan-place.ts';
import { createKept, type Kept } from './kept.ts';

const schema = z.object({
  insurer: z.nullable(z.enum(INSURERS)),
  state: z.nullable(z.custom<StateCode>(isStateCode)),
});

type ToldInsurer = z.infer<typeof schema>;

/** Insurer and state of a lookup, kept in this tab, so that the pages after it need not ask; null for visitors. */
export const toldInsurer = (userId: string | null): Kept<ToldInsurer> =>
  createKept({
    key: INSURER_KEY,
    schema,
    userId,
    storage: storageOr(() => sessionStorage),
  });

/** Programs that are insurer and source of a plan at once. */
const SOURCES: Readonly<Partial<Record<Insurer, PlanSource>>> = {
  medicaid: 'medicaid',
  medicare: 'medicare',
  tricare: 'military',
};

/** Answers about a plan that follow from an insurer and a state; undefined where none is told. */
export const planOf = (told: ToldInsurer | undefined): PlanAnswers | undefined => {
  if (told === undefined) return undefined;
  const { insurer, state } = told;
  return { ...NO_ANSWERS, source: (insurer && SOURCES[insurer]) ?? null, state };
};
