import { NO_PLAN } from '@hearthway/domain/subscription/plan-state.ts';
import { FIRST_TIER, type Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { Subject } from '@hearthway/infra/adapters/http/subject.ts';
import { compileOnce } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** Visitors see what the free tier sees. */
export type TierOf = (family: Pick<Subject, 'familyId'> | undefined) => Promise<Tier>;

interface TierOptions {
  readonly database: Kysely<ReadSchema>;
  readonly clock: () => Date;
}

/** Up to the position of the model `subscription`. */
export const createTierOf =
  ({ database, clock }: TierOptions): TierOf =>
  async (family) => {
    if (family === undefined) return FIRST_TIER;
    const { rows } = await selectPlan(database, family.familyId);
    return tierAt(rows[0]?.plan ?? NO_PLAN, clock());
  };

const selectPlan = compileOnce((database: Kysely<ReadSchema>, userId) =>
  database.selectFrom('subscription').select('plan').where('user_id', '=', userId),
);
