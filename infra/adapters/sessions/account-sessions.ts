import type { AccountSession } from '@hearthway/domain/session/session.contract.ts';
import { type Kysely, sql } from 'kysely';
import type { Privacy } from '../privacy/privacy.ts';
import { endOf, idleAt, type SessionOptions, type SessionsSchema } from './sessions.ts';

/** Returns the usable sessions of an account, most recently used first. */
export const listSessions = async (
  { database, privacy, now }: SessionOptions & { readonly privacy: Pick<Privacy, 'openTexts'> },
  { userId, currentId }: { readonly userId: string; readonly currentId: string | null },
): Promise<AccountSession[]> => {
  const rows = await usableSessions({ database, now }, userId)
    .select(['user_id', 'id', 'device', 'cookie_hash', 'created_at', 'last_active_at'])
    .execute();
  const opened = await privacy.openTexts('sessions', rows);
  return opened.map(({ id, device, cookie_hash, created_at, last_active_at }) => ({
    id,
    device,
    isApi: cookie_hash === null,
    signedInAt: created_at.toISOString(),
    lastUsedAt: last_active_at.toISOString(),
    isCurrent: id === currentId,
  }));
};

/** Returns the ids of an account's usable sessions, most recently used first. */
export const listSessionIds = async (
  options: SessionOptions,
  userId: string,
): Promise<readonly string[]> => {
  const rows = await usableSessions(options, userId).select('id').execute();
  return rows.map(({ id }) => id);
};

const usableSessions = ({ database, now }: SessionOptions, userId: string) =>
  database
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_active_at', '>', idleAt(now))
    .orderBy('last_active_at', 'desc')
    .orderBy('id');

/**
 * Ends sessions of the account and resolves with their ids; ids of other accounts' sessions are ignored.
 * Services and open pages learn of it within a second.
 */
export const endSessions = async (
  database: Kysely<SessionsSchema>,
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
): Promise<readonly string[]> => {
  const rows = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${ids})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Returns the seconds until an unused session ends; undefined when it has ended. */
export const remainingSeconds = async (
  { database, now }: SessionOptions,
  sessionId: string,
): Promise<number | undefined> => {
  const row = await database
    .selectFrom('sessions')
    .select(['expires_at as expiresAt', 'last_active_at as lastActiveAt'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const leftMs = row === undefined ? 0 : endOf(row).getTime() - now.getTime();
  return leftMs > 0 ? Math.floor(leftMs / 1000) : undefined;
};
