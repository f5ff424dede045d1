import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { EventStore } from './event-store.ts';
import { readHead } from './head.ts';
import { EventStoreRefusalError } from './refusal.ts';

const CHECK_WITHIN_MS = 2_000;

/** Responds within 2 s by default, and never rejects. */
export const checkEventStore = async (
  eventStore: EventStore,
  { withinMs = CHECK_WITHIN_MS }: { readonly withinMs?: number } = {},
): Promise<HealthPart> => {
  try {
    const head = await readHead(eventStore, { withinMs });
    return { name: 'event-store', status: 'ok', detail: `The log ends at position ${head}.` };
  } catch (error) {
    return unreachableEventStore(error);
  }
};

/** Health of an event store whose head could not be read. */
export const unreachableEventStore = (error: unknown): HealthPart => ({
  name: 'event-store',
  status: 'failing',
  // Other reasons contain addresses, and this report is public.
  detail:
    error instanceof EventStoreRefusalError ? error.detail : 'The event store does not answer.',
});
