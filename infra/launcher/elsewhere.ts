import { nodesOf } from '../adapters/event-store/address.ts';
import { EventStoreUnavailableError } from '../adapters/event-store/errors.ts';
import { connectEventStore } from '../adapters/event-store/event-store.ts';
import { EventStoreRefusalError } from '../adapters/event-store/refusal.ts';
import {
  checkDatabase,
  checkDatabaseVersion,
  checkEventStore,
  checkEventStoreVersion,
} from './checks.ts';
import { speaksTls } from './speaks-tls.ts';

const ANSWER_WITHIN_MS = 5_000;
const PROBE_WITHIN_MS = 2_000;

/**
 * Resolves once a configured external event store responds, and is new enough. Rejects with a one-sentence
 * error.
 */
export const reachEventStore = async (url: string): Promise<void> => {
  // Throws a one-sentence error for an unusable address, such as one with a missing certificate file.
  await connectEventStore(url).dispose();
  try {
    await inTime(checkEventStore(url));
    await inTime(checkEventStoreVersion(url));
  } catch (error) {
    const cause = await moreTelling(error, url);
    if (cause instanceof EventStoreRefusalError) throw cause;
    if (await wantsTls(url))
      throw unreachable(
        'The event store that EVENTSTORE_URL names speaks TLS. Leave tls=false out of its address, and name the certificate of its authority with tlsCAFile=/path/to/ca.crt.',
        cause,
      );
    throw unreachable(
      `The event store that EVENTSTORE_URL names does not answer (${reasonOf(cause)}). Check that it runs there, or unset EVENTSTORE_URL to use the embedded one.`,
      cause,
    );
  }
};

/**
 * Returns a more specific error: the client hides why the nodes of a cluster failed, so this asks each until
 * one refuses.
 */
const moreTelling = async (error: unknown, url: string): Promise<unknown> => {
  const nodes = nodesOf(url);
  if (nodes.length === 1 && !url.startsWith('esdb+discover:')) return error;
  const answers = await Promise.allSettled(nodes.map((node) => inTime(checkEventStore(node))));
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof EventStoreRefusalError
      ? [answer.reason]
      : [],
  );
  return refusals[0] ?? error;
};

/** Whether a node that is configured without TLS accepts only TLS. */
const wantsTls = async (url: string): Promise<boolean> => {
  if (!/[?&]tls=false\b/i.test(url)) return false;
  const answers = await Promise.all(
    nodesOf(url).map((node) => speaksTls(new URL(node.trim()), PROBE_WITHIN_MS)),
  );
  return answers.some(Boolean);
};

/**
 * Resolves once a configured external database responds, and is new enough. Rejects with a one-sentence
 * error.
 */
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

/** Adds a timeout, which cluster discovery lacks. */
const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(late()), ANSWER_WITHIN_MS).unref();
    }),
  ]);

const late = (): Error => new Error(`no answer within ${ANSWER_WITHIN_MS / 1000} s`);

const unreachable = (sentence: string, cause: unknown): Error => new Error(sentence, { cause });

const reasonOf = (error: unknown): string => {
  if (error instanceof EventStoreUnavailableError) return reasonOf(error.cause);
  // A host with two addresses fails with an AggregateError, whose own message is empty.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'AbortError' || name === 'TimeoutError') return late().message;
  return message.replace(/\s+/g, ' ').replace(/[\s.:]+$/, '');
};
