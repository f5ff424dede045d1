import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createTestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import { asSealed } from '../tables/column.ts';
import { createSession, type NewSession, type SessionsSchema } from './sessions.ts';

export const NOW = new Date('2026-01-02T03:04:05.678Z');

export interface Sessions {
  readonly database: Kysely<SessionsSchema>;
  /** Creates a session, by default of a new account and from now. */
  readonly create: (options?: {
    readonly userId?: string;
    readonly isBrowser?: boolean;
    readonly device?: string;
    readonly now?: Date;
  }) => Promise<NewSession>;
  readonly newUser: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts sessions on a separate PostgreSQL, for tests. */
export const startSessions = async (): Promise<Sessions> => {
  const postgres = await createTestDatabase();
  const database = connectPostgres<SessionsSchema>({
    url: postgres.url,
    onConnectionLost: () => {},
  });
  const newUser = async (): Promise<string> => {
    const userId = randomUUID().replaceAll('-', '');
    await sql`insert into accounts
      (user_id, email, email_key, first_name, last_name, password_hash, created_at)
      values (${userId}, ${userId}, ${userId}, 'Ana', 'Lima', '', ${NOW})`.execute(database);
    return userId;
  };
  return {
    database,
    newUser,
    create: async ({ userId, isBrowser = false, device = null, now = NOW } = {}) =>
      createSession(
        { database, now },
        {
          userId: userId ?? (await newUser()),
          isBrowser,
          device: device === null ? null : asSealed(device),
        },
      ),
    stop: async () => {
      await database.destroy();
      await postgres.drop();
    },
  };
};

export const minutesAfter = (time: Date, minutes: number): Date =>
  new Date(time.getTime() + minutes * 60 * 1000);

export const secondsAfter = (time: Date, seconds: number): Date => minutesAfter(time, seconds / 60);
