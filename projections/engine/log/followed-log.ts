import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';

import { readFirstEventId, readHead } from '@hearthway/infra/adapters/event-store/head.ts';
import type { Kysely } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

/** Advice when the log lost events, which no rebuild brings back. */
const RESTORE =
  'An empty database is no way out: accounts and the keys that the log is encrypted with are in no event, so restore both stores from one backup (docs/operations.md, "Backups").';

const ANSWER = { withinMs: 5_000 };

/**
 * Ensures that the read models follow this log and no other, before the two are mixed. A new database adopts
 * the first log it sees. Rejects with instructions.
 */
export const checkFollowedLog = async (
  database: Kysely<ProjectionsSchema>,
  eventStore: EventStore,
): Promise<void> => {
  const first_event_id = await readFirstEventId(eventStore, ANSWER);
  await database
    .insertInto('followed_log')
    .values({ first_event_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const followed = await database
    .selectFrom('followed_log')
    .select('first_event_id')
    .executeTakeFirstOrThrow();
  if (followed.first_event_id !== first_event_id)
    throw new Error(
      `This database belongs to another event log. Set EVENTSTORE_URL to that log, or DATABASE_URL to the database of this one, or copy that log into this one (docs/operations.md, "Your own EventStoreDB"). ${RESTORE}`,
    );

  // Read before the head, so that concurrent progress makes no difference.
  const furthest = await database
    .selectFrom('checkpoints')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const head = await readHead(eventStore, ANSWER);
  if (BigInt(furthest?.position ?? 0) > head)
    throw new Error(
      `This database is ahead of the event log, which has lost its newest events. Restore the log to its newest backup. ${RESTORE}`,
    );
};
