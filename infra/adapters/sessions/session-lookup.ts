import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Credentials } from './credentials.ts';
import {
  endOf,
  findSession,
  type Session,
  type SessionsSchema,
  type StoredSession,
  touchSession,
} from './sessions.ts';

export interface LookupOptions {
  readonly database: Kysely<SessionsSchema>;
  readonly clock: () => Date;
  /** Cache lifetime: a revocation takes effect within this time. */
  readonly cachedForMs: number;
  /** Monotonic time in milliseconds. */
  readonly elapsedMs?: () => number;
}

export interface Look {
  readonly isFresh: boolean;
  /** Whether the request counts as activity. Every request of an API session does. */
  readonly isActivity: boolean;
}

export type FindSession = (credentials: Credentials, look: Look) => Promise<Session | undefined>;

export interface SessionLookup {
  readonly find: FindSession;
  /** Evicts an ended session from the cache. */
  readonly forget: (sessionId: string) => void;
  /** Evicts matching sessions after a row that they carry has changed. */
  readonly forgetWhere: (isMeant: (session: Session) => boolean) => void;
  /** Evicts the session of a request. */
  readonly forgetOf: (credentials: Credentials) => void;
}

interface Known {
  readonly session: StoredSession;
  readonly readAtMs: number;
}

/** About the number of sessions used within one second. */
const MAX_CACHED = 10_000;

/** Finds the session of a request, and records its activity. */
export const createSessionLookup = ({
  database,
  clock,
  cachedForMs,
  elapsedMs = () => performance.now(),
}: LookupOptions): SessionLookup => {
  const known = new LRUCache<string, Known>({ max: MAX_CACHED });

  const recall = (key: string, now: Date): Known | undefined => {
    const found = known.get(key);
    if (found === undefined) return undefined;
    const isCurrent = elapsedMs() - found.readAtMs < cachedForMs && endOf(found.session) > now;
    if (!isCurrent) known.delete(key);
    return isCurrent ? found : undefined;
  };
  const read = async (credentials: Credentials, now: Date): Promise<Known | undefined> => {
    // Taken before the read, since the session may end while the response is on its way.
    const readAtMs = elapsedMs();
    const session = await findSession({ database, now }, credentials);
    return session && { session, readAtMs };
  };

  const forgetWhere: SessionLookup['forgetWhere'] = (isMeant) => {
    for (const [key, { session }] of [...known]) if (isMeant(session)) known.delete(key);
  };

  return {
    find: async (credentials, { isFresh, isActivity }) => {
      const now = clock();
      const key = keyOf(credentials);
      const recalled = isFresh ? undefined : recall(key, now);
      const found = recalled ?? (await read(credentials, now));
      if (found === undefined) return undefined;
      const { session, readAtMs } = found;
      const touched =
        isActivity || session.isApi ? await touchSession({ database, now }, session) : session;
      if (found !== recalled || touched !== session) known.set(key, { session: touched, readAtMs });
      return touched;
    },
    forget: (sessionId) => forgetWhere(({ id }) => id === sessionId),
    forgetWhere,
    forgetOf: (credentials) => {
      known.delete(keyOf(credentials));
    },
  };
};

/** Cache key: a hash of both halves, which cannot contain the separating space. */
const keyOf = ({ token = '', cookie = '' }: Credentials): string =>
  createHash('sha256').update(`${token} ${cookie}`).digest('base64');
