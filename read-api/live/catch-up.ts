import { isModel } from '@hearthway/domain/contexts.ts';
import type { Projected } from '@hearthway/domain/live/live.contract.ts';
import { endOf } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Page } from './page.ts';

export interface CatchUpOptions {
  readonly database: Kysely<ReadSchema>;
  readonly clock: () => Date;
}

/** Catches up without notifications. */
export interface CatchUp {
  /** Signs out the pages of ended sessions. Resolves with the others. */
  readonly endOver: (pages: readonly Page[]) => Promise<readonly Page[]>;
  /** Signs out pages as `endOver` does, and sends the others the moves since their last message. */
  readonly tellMissed: (pages: readonly Page[]) => Promise<void>;
  readonly movesOf: (userId: string) => Promise<readonly Projected[]>;
}

export const createCatchUp = ({ database, clock }: CatchUpOptions): CatchUp => {
  const endOver = async (pages: readonly Page[]): Promise<readonly Page[]> => {
    if (pages.length === 0) return [];
    const ends = await readEnds(database, [...new Set(pages.map(({ session }) => session.id))]);
    const now = clock();
    return pages.filter(({ session, signOut }) => {
      const endsAt = ends.get(session.id);
      const lasts = endsAt !== undefined && endsAt > now;
      if (!lasts) signOut();
      return lasts;
    });
  };
  return {
    endOver,
    movesOf: async (userId) => (await readMoves(database, [userId])).get(userId) ?? [],
    tellMissed: async (pages) => {
      const lasting = await endOver(pages);
      if (lasting.length === 0) return;
      const moves = await readMoves(database, [
        ...new Set(lasting.map(({ familyId }) => familyId)),
      ]);
      for (const page of lasting)
        for (const move of moves.get(page.familyId) ?? []) page.tell(move);
    },
  };
};

/** Reads when sessions end without further activity. */
const readEnds = async (
  database: Kysely<ReadSchema>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'expires_at as expiresAt', 'last_active_at as lastActiveAt'])
    .where(sql<boolean>`id = any(${sessionIds})`)
    .execute();
  return new Map(rows.map(({ id, ...session }) => [id, endOf(session)]));
};

const readMoves = async (
  database: Kysely<ReadSchema>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Projected[]>> => {
  const rows = await database
    .selectFrom('moves')
    .select(['user_id', 'model', 'position'])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .execute();
  const moves = new Map<string, Projected[]>();
  for (const { user_id, model: name, position } of rows) {
    if (!isModel(name)) continue;
    const ofUser = moves.get(user_id) ?? [];
    ofUser.push({ model: name, position });
    moves.set(user_id, ofUser);
  }
  return moves;
};
