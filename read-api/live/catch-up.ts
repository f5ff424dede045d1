import { modelSchema, type Projected } from '@hearthway/domain/live/live.contract.ts';
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
    const [expiries, moves] = await Promise.all([
      readExpiries(
        database,
        pages.map(({ session }) => session.id),
      ),
      readMoves(database, [...new Set(pages.map(({ session }) => session.userId))]),
    ]);
    const now = clock();
    for (const page of pages) {
      const expiresAt = expiries.get(page.session.id);
      if (expiresAt === undefined || expiresAt <= now) {
        page.signOut();
        continue;
      }
      page.lastUntil(expiresAt);
      for (const move of moves.get(page.session.userId) ?? []) page.tell(move);
    }
  };

const readExpiries = async (
  database: Kysely<ReadSchema>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'expires_at'])
    .where(sql<boolean>`id = any(${sessionIds})`)
    .execute();
  return new Map(rows.map(({ id, expires_at }) => [id, expires_at]));
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
