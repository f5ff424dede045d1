import { modelSchema, type Projected } from '@hearthway/domain/live/live.contract.ts';
import { endOf } from '@hearthway/infra/sessions/sessions.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Page } from './page.ts';

export interface CatchUpOptions {
  readonly database: Kysely<ReadSchema>;
  readonly clock: () => Date;
}

/** Tells pages what notifications did not: what moved since, and that a session has ended. */
export const createCatchUp =
  ({ database, clock }: CatchUpOptions) =>
  async (pages: readonly Page[]): Promise<void> => {
    if (pages.length === 0) return;
    const [ends, moves] = await Promise.all([
      readEnds(
        database,
        pages.map(({ session }) => session.id),
      ),
      readMoves(database, [...new Set(pages.map(({ session }) => session.userId))]),
    ]);
    const now = clock();
    for (const page of pages) {
      const endsAt = ends.get(page.session.id);
      if (endsAt === undefined || endsAt <= now) {
        page.signOut();
        continue;
      }
      page.lastUntil(endsAt);
      for (const move of moves.get(page.session.userId) ?? []) page.tell(move);
    }
  };

/** Of sessions, if nothing more is done with them. */
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

/** Of models that pages know. */
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
    const model = modelSchema.safeParse(name);
    if (!model.success) continue;
    const ofUser = moves.get(user_id) ?? [];
    ofUser.push({ model: model.data, position });
    moves.set(user_id, ofUser);
  }
  return moves;
};
