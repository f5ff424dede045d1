import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Credentials } from './credentials.ts';

/** The tables that sessions are kept in; `projections` migrates them. */
export interface SessionsSchema {
  readonly sessions: {
    readonly id: string;
    readonly user_id: string;
    readonly token_hash: Buffer;
    /** Null for an API session, whose token stands alone. */
    readonly cookie_hash: Buffer | null;
    readonly created_at: Date;
    readonly expires_at: Date;
  };
}

export interface Session {
  readonly id: string;
  /** 32 hexadecimal digits. */
  readonly userId: string;
}

export interface NewSession {
  readonly session: Session;
  readonly token: string;
  /** The other half, for a browser; undefined for an API session. */
  readonly cookie: string | undefined;
  readonly expiresAt: Date;
}

/** A session ends by itself, however much it is used. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** 256 random bits in base64url. */
const HALF = /^[\w-]{43}$/;

export interface SessionOptions {
  readonly database: Kysely<SessionsSchema>;
  readonly now: Date;
}

/**
 * Two random halves, of which only hashes are stored. A caller that is not a browser cannot keep a
 * cookie from its own scripts, so it gets one half that stands alone.
 */
export const createSession = async (
  { database, now }: SessionOptions,
  { userId, isBrowser }: { readonly userId: string; readonly isBrowser: boolean },
): Promise<NewSession> => {
  const token = newHalf();
  const cookie = isBrowser ? newHalf() : undefined;
  const session = { id: randomUUID().replaceAll('-', ''), userId };
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await forgetExpired({ database, now }, userId);
  await database
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: userId,
      token_hash: hashOf(token),
      cookie_hash: cookie === undefined ? null : hashOf(cookie),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { session, token, cookie, expiresAt };
};

/** Undefined for whatever is missing, forged, ended or expired: a caller learns nothing more. */
export const findSession = async (
  { database, now }: SessionOptions,
  { token, cookie }: Credentials,
): Promise<Session | undefined> => {
  if (token === undefined || !HALF.test(token)) return undefined;
  const row = await database
    .selectFrom('sessions')
    .select(['id', 'user_id', 'cookie_hash'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isWhole = row.cookie_hash === null || isHalfOf(row.cookie_hash, cookie);
  return isWhole ? { id: row.id, userId: row.user_id } : undefined;
};

export const endSession = async (
  database: Kysely<SessionsSchema>,
  { id }: Session,
): Promise<void> => {
  await database.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Nobody can use them any more, and nobody else would clear them away. */
const forgetExpired = async ({ database, now }: SessionOptions, userId: string): Promise<void> => {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
};

const newHalf = (): string => randomBytes(32).toString('base64url');

/** No salt and no work factor: 256 random bits cannot be guessed. */
const hashOf = (half: string): Buffer => createHash('sha256').update(half).digest();

const isHalfOf = (hash: Buffer, half: string | undefined): boolean =>
  half !== undefined && timingSafeEqual(hash, hashOf(half));
