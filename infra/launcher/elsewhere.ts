import { checkDatabase, checkDatabaseVersion, checkEventStore } from './checks.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Resolves once the event store at an address that was set answers. Rejects with a sentence. */
export const reachEventStore = async (url: string): Promise<void> => {
  try {
    await inTime(checkEventStore(url));
  } catch (error) {
    throw unreachable(
      `The event store that EVENTSTORE_URL names does not answer (${reasonOf(error)}). Check that it runs there, or unset EVENTSTORE_URL to use the embedded one.`,
      error,
    );
  }
};

/** Resolves once the database at an address that was set answers, and is new enough. Rejects with a sentence. */
export const reachDatabase = async (url: string): Promise<void> => {
  try {
    await inTime(checkDatabase(url));
  } catch (error) {
    throw unreachable(
      `The database that DATABASE_URL names does not answer (${reasonOf(error)}). Check that it runs there and lets this user in, or unset DATABASE_URL to use the embedded one.`,
      error,
    );
  }
  await checkDatabaseVersion(url);
};

/** Cluster discovery has no timeout of its own. */
const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(
        () => reject(new Error(`no answer within ${ANSWER_WITHIN_MS / 1000} s`)),
        ANSWER_WITHIN_MS,
      ).unref();
    }),
  ]);

const unreachable = (sentence: string, cause: unknown): Error => new Error(sentence, { cause });

/** A host with two addresses fails with an AggregateError, whose own message is empty. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s+/g, ' ').replace(/[\s.:]+$/, '');
};
