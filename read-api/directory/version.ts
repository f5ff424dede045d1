import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** Returns a value that differs after each change of the directory committed before the call. */
export type ReadVersion = () => Promise<string>;

/** Column that selects the version which its statement reads. */
export const VERSION = sql<string>`(select version from directory_version)`;

/** Requests that arrive while the version is being read share the next reading. */
export const createVersionReader = (database: Kysely<ReadSchema>): ReadVersion =>
  shareNext(async () => {
    const { version } = await database
      .selectFrom('directory_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return version;
  });

/** Shares a call with all callers that wait for it, and never with one that started before. */
const shareNext = <Answer>(read: () => Promise<Answer>): (() => Promise<Answer>) => {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Answer> | undefined;
  const readNext = async (): Promise<Answer> => {
    await Promise.allSettled([running]);
    waiting = undefined;
    const reading = read();
    running = reading;
    return reading;
  };
  return () => {
    waiting ??= readNext();
    return waiting;
  };
};
