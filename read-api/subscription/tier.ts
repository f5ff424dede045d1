import { FIRST_TIER, type Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { Subject } from '@hearthway/infra/adapters/http/subject.ts';
import { compileOnce } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** Visitors see what the free tier sees. */
export type TierOf = (family: Pick<Subject, 'familyId'> | undefined) => Promise<Tier>;

/** Up to the position of the model `subscription`. */
export const createTierOf =
  (database: Kysely<ReadSchema>): TierOf =>
  async (family) => {
    if (family === undefined) return FIRST_TIER;
    const { rows } = await selectTier(database, family.familyId);
    return rows[0]?.tier ?? FIRST_TIER;
  };

const selectTier = compileOnce((database: Kysely<ReadSchema>, userId) =>
  database.selectFrom('subscription').select('tier').where('user_id', '=', userId),
);
