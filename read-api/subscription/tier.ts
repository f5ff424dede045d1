import { FIRST_TIER, type Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { compileOnce } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** Visitors see what the free tier sees. */
export type TierOf = (session: Pick<Session, 'userId'> | undefined) => Promise<Tier>;

/** As far as the model `subscription` is. */
export const createTierOf =
  (database: Kysely<ReadSchema>): TierOf =>
  async (session) => {
    if (session === undefined) return FIRST_TIER;
    const { rows } = await selectTier(database, session.userId);
    return rows[0]?.tier ?? FIRST_TIER;
  };

const selectTier = compileOnce((database: Kysely<ReadSchema>, userId) =>
  database.selectFrom('subscription').select('tier').where('user_id', '=', userId),
);
