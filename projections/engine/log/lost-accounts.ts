import { ERASURE_TYPES, streams } from '@hearthway/domain/contexts.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readToHead } from '@hearthway/infra/adapters/event-store/read-to-head.ts';
import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import type { Kysely } from 'kysely';

/** Prefixes of the streams that start with an account and end with its erasure. */
const ACCOUNT_PREFIXES: readonly string[] = streams
  .filter(({ eventTypes }) => eventTypes.some(({ isErasure }) => isErasure))
  .map(({ nameOf }) => nameOf(''));

const MAX_EVENTS = 1_000;

/**
 * Rejects with restore instructions if the log has families and the database has no accounts. Reads the log
 * only if the table is empty.
 */
export const checkAccounts = async (
  database: Kysely<Pick<Tables, 'accounts'>>,
  eventStore: EventStore,
): Promise<void> => {
  const account = await database
    .selectFrom('accounts')
    .select('user_id')
    .limit(1)
    .executeTakeFirst();
  if (account !== undefined) return;
  const lost = await countAccounts(eventStore);
  if (lost > 0)
    throw new Error(
      `This database holds no account, and the event log knows of ${lost.toLocaleString('en-US')}. Accounts and the keys of their data are in no event: restore the database and the event store from one backup (docs/operations.md, "Backups"), or set EVENTSTORE_URL to an empty log to begin anew.`,
    );
};

const countAccounts = async (eventStore: EventStore): Promise<number> => {
  const people = new Set<string>();
  const erased = new Set<string>();
  const history = readToHead(eventStore, {
    prefixes: ACCOUNT_PREFIXES,
    after: 0n,
    maxEvents: MAX_EVENTS,
    signal: new AbortController().signal,
  });
  for await (const { events } of history)
    for (const { streamId, type } of events) {
      const { id } = readStreamId(streamId);
      people.add(id);
      if (ERASURE_TYPES.includes(type)) erased.add(id);
    }
  return people.size - erased.size;
};
