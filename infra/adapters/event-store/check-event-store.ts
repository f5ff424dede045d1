import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { EventStore } from './event-store.ts';
import { readHead } from './head.ts';

const CHECK_WITHIN_MS = 2_000;

/** Answers within 2 s by default, and never rejects. */
export const checkEventStore = async (
  eventStore: EventStore,
  { withinMs = CHECK_WITHIN_MS }: { readonly withinMs?: number } = {},
): Promise<HealthPart> => {
  try {
    const head = await readHead(eventStore, { withinMs });
    return { name: 'event-store', status: 'ok', detail: `The log ends at position ${head}.` };
  } catch {
    // The reason holds addresses, and anybody may read this.
    return { name: 'event-store', status: 'failing', detail: 'The event store does not answer.' };
  }
};
