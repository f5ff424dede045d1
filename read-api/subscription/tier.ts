import { NO_PLAN, planStateSchema } from '@hearthway/domain/subscription/plan-state.ts';
import { FIRST_TIER, type Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { Subject } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import { z } from 'zod';

/** Visitors see the same as the free tier. */
export type TierOf = (family: Pick<Subject, 'plan'> | undefined) => Tier;

const carriedSchema = planStateSchema.nullish();

/** Reads the plan that came with the session, so it costs no query. */
export const createTierOf =
  ({ clock }: { readonly clock: () => Date }): TierOf =>
  (family) =>
    family === undefined
      ? FIRST_TIER
      : tierAt(z.parse(carriedSchema, family.plan) ?? NO_PLAN, clock());
