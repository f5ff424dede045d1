import type { EventStore } from './event-store.ts';
import { EventStoreRefusalError } from './refusal.ts';

/** First version that reports to subscriptions when they have caught up. */
export const LEAST_VERSION = '23.10';

/**
 * Rejects with a one-sentence error on an older server. A server that does not report its version passes, as
 * does a private build, whose version is 0.
 */
export const requireEventStoreVersion = async (eventStore: EventStore): Promise<void> => {
  const { serverVersion } = await eventStore['capabilities'];
  if (!isOlder(serverVersion)) return;
  throw new EventStoreRefusalError(
    {
      detail: `The event store is EventStoreDB ${serverVersion}, and Hearthway needs ${LEAST_VERSION} or newer.`,
      advice: 'Update it, or unset EVENTSTORE_URL to use the embedded one.',
    },
    {},
  );
};

const isOlder = (version: string): boolean => {
  const [major = 0, minor = 0] = numbersOf(version);
  const [leastMajor = 0, leastMinor = 0] = numbersOf(LEAST_VERSION);
  if (Number.isNaN(major) || major === 0) return false;
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
};

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);
