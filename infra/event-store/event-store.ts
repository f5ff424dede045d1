import { BACKWARDS, END, EventStoreDBClient } from '@eventstore/db-client';
import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';

export type EventStore = EventStoreDBClient;

/** Connects when it is first used, and again whenever the connection was lost. */
export const connectEventStore = (url: string): EventStore =>
  EventStoreDBClient.connectionString(url);

const CHECK_WITHIN_MS = 2_000;

/** Answers within 2 s by default, and never rejects. */
export const checkEventStore = async (
  eventStore: EventStore,
  { withinMs = CHECK_WITHIN_MS }: { readonly withinMs?: number } = {},
): Promise<HealthPart> => {
  try {
    const head = await readHead(eventStore, withinMs);
    return { name: 'event-store', status: 'ok', detail: `The log ends at position ${head}.` };
  } catch {
    // The reason holds addresses, and anybody may read this.
    return { name: 'event-store', status: 'failing', detail: 'The event store does not answer.' };
  }
};

/** The commit position of the last event in the log. Even a new log holds one. */
const readHead = async (eventStore: EventStore, withinMs: number): Promise<bigint> => {
  const newest = eventStore.readAll({
    direction: BACKWARDS,
    fromPosition: END,
    maxCount: 1,
    deadline: withinMs,
  });
  let head: bigint | undefined;
  // Read to its end: a read that is left early stays open, and disposing of the client waits for it.
  for await (const { event } of newest) head = event?.position.commit;
  if (head === undefined) throw new Error('The log is empty.');
  return head;
};
