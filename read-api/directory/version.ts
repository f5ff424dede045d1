import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** Differs after each change of the directory that was committed before it was asked for. */
export type ReadVersion = () => Promise<string>;

/** For the columns of a statement: the version that it reads. */
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

/** A call shares its answer with those that wait with it, and never with one that began before. */
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
