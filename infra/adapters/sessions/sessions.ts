import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { IDLE_MINUTES, type Role } from '@hearthway/domain/session/session.constants.ts';
import { type Kysely, sql } from 'kysely';
import type { SealedText } from '../tables/column.ts';
import type { Tables } from '../tables/tables.ts';
import type { Credentials } from './credentials.ts';

export interface SessionsSchema extends Pick<Tables, 'sessions'> {
  readonly accounts: Pick<Tables['accounts'], 'user_id' | 'role'>;
}

export interface Session {
  readonly id: string;
  /** 32 hexadecimal digits. `http/subject.ts` decides for which family it acts. */
  readonly accountId: string;
  /** Role of the person. A change ends all of the person's sessions. */
  readonly role: Role;
  /** Row of the family's plan, read in the same statement, so that limits need no extra query. */
  readonly plan?: unknown;
}

export interface StoredSession extends Session {
  /** Whether it belongs to a program, which has a token and no cookie. */
  readonly isApi: boolean;
  readonly expiresAt: Date;
  readonly lastActiveAt: Date;
}

export interface NewSession {
  readonly session: Pick<Session, 'id' | 'accountId'>;
  readonly token: string;
  /** Cookie half for a browser; undefined for an API session. */
  readonly cookie: string | undefined;
  readonly expiresAt: Date;
}

/** Maximum lifetime, even in constant use. */
const SESSION_DAYS = 30;
const IDLE_MS = IDLE_MINUTES * MINUTE_MS;

/** Minimum time between writes of activity, since busy pages send many requests. */
const TOUCHED_EVERY_MS = 30 * 1000;

/** Format: 256 random bits in base64url. */
const HALF = /^[\w-]{43}$/;

export interface SessionOptions {
  readonly database: Kysely<SessionsSchema>;
  readonly now: Date;
}

/**
 * Creates a session from two random halves, of which only hashes are stored. A program cannot keep a cookie
 * from its own scripts, so it gets one half.
 */
export const createSession = async (
  { database, now }: SessionOptions,
  {
    userId,
    isBrowser,
    device,
  }: { readonly userId: string; readonly isBrowser: boolean; readonly device: SealedText | null },
): Promise<NewSession> => {
  const token = newHalf();
  const cookie = isBrowser ? newHalf() : undefined;
  const session = { id: randomUUID().replaceAll('-', ''), accountId: userId };
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await forgetEnded({ database, now }, userId);
  await database
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: userId,
      token_hash: hashOf(token),
      cookie_hash: cookie === undefined ? null : hashOf(cookie),
      created_at: now,
      expires_at: expiresAt,
      device,
      last_active_at: now,
    })
    .execute();
  return { session, token, cookie, expiresAt };
};

/** Returns undefined for a missing, forged, ended, expired or idle session: a caller cannot tell which. */
export const findSession = async (
  { database, now }: SessionOptions,
  { token, cookie }: Credentials,
): Promise<StoredSession | undefined> => {
  if (token === undefined || !HALF.test(token)) return undefined;
  const row = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.user_id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id as accountId',
      'accounts.role',
      'sessions.cookie_hash as cookieHash',
      'sessions.expires_at as expiresAt',
      'sessions.last_active_at as lastActiveAt',
      sql<unknown>`(
        select own.plan from subscription as own where own.user_id = sessions.user_id
      )`.as('plan'),
    ])
    .where('sessions.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { cookieHash, ...session } = row;
  const isWhole = cookieHash === null || isHalfOf(cookieHash, cookie);
  return isWhole && endOf(session) > now ? { ...session, isApi: cookieHash === null } : undefined;
};

/** Time at which the session ends if unused. */
export const endOf = ({
  expiresAt,
  lastActiveAt,
}: Pick<StoredSession, 'expiresAt' | 'lastActiveAt'>): Date =>
  new Date(Math.min(expiresAt.getTime(), lastActiveAt.getTime() + IDLE_MS));

/**
 * Records activity. The idle limit counts from it, or from half a minute earlier at most. Resolves with the
 * updated session.
 */
export const touchSession = async (
  { database, now }: SessionOptions,
  session: StoredSession,
): Promise<StoredSession> => {
  const untouchedSince = new Date(now.getTime() - TOUCHED_EVERY_MS);
  if (session.lastActiveAt > untouchedSince) return session;
  await database
    .updateTable('sessions')
    .set({ last_active_at: now })
    .where('id', '=', session.id)
    // Lets only one of several concurrent requests write.
    .where('last_active_at', '<=', untouchedSince)
    .execute();
  return { ...session, lastActiveAt: now };
};

export const endSession = async (
  database: Kysely<SessionsSchema>,
  { id }: Pick<Session, 'id'>,
): Promise<void> => {
  await database.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Deletes expired and idle sessions; no other job does. */
const forgetEnded = async ({ database, now }: SessionOptions, userId: string): Promise<void> => {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', now), eb('last_active_at', '<=', idleAt(now))]),
    )
    .execute();
};

/** Sessions last used at or before this time are idle. */
export const idleAt = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

const newHalf = (): string => randomBytes(32).toString('base64url');

/** No salt and no work factor: 256 random bits cannot be guessed. */
const hashOf = (half: string): Buffer => createHash('sha256').update(half).digest();

const isHalfOf = (hash: Buffer, half: string | undefined): boolean =>
  half !== undefined && timingSafeEqual(hash, hashOf(half));
