import { jsonEvent } from '@eventstore/db-client';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { EventStore } from '../../../adapters/event-store/event-store.ts';
import { wait } from '../../../adapters/process/wait.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { look, register, type SignedIn, UnavailableError } from './support.ts';
import { viewOf } from './views.ts';

const IN_A_DAY = 100;
const PROJECTED_WITHIN_MS = 5 * 60 * 1_000;
const POLL_INTERVAL_MS = 500;

export interface Opening {
  readonly stack: RunningStack;
  readonly eventStore: EventStore;
  /** The first read waits for the events; each of the others reads once. */
  readonly supporters: readonly SignedIn[];
  /** Events of the family. */
  readonly events: number;
}

/** Measures how long it takes to open the timeline of a large family through the gateway. */
export const measureOpening = async ({
  stack,
  eventStore,
  supporters: [first, ...others],
  events,
}: Opening): Promise<Record<string, unknown>> => {
  if (first === undefined) throw new Error('There is no support member.');
  const { userId } = await register(stack);
  const position = await storeViews(eventStore, { userId, events });
  const deadline = performance.now() + PROJECTED_WITHIN_MS;
  const never = new AbortController().signal;
  const hasAll = async (): Promise<boolean> => {
    try {
      return positionIn(await look(stack, { supporter: first, userId })) >= position;
    } catch (error) {
      if (error instanceof UnavailableError) return false;
      throw error;
    }
  };
  while (!(await hasAll())) {
    if (performance.now() > deadline) throw new Error('The timeline never held all events.');
    await wait(POLL_INTERVAL_MS, never);
  }
  const took: number[] = [];
  for (const supporter of others) {
    const start = performance.now();
    await look(stack, { supporter, userId });
    took.push(performance.now() - start);
  }
  took.sort((a, b) => a - b);
  return {
    events,
    openings: took.length,
    'p50 ms': percentile(took, 0.5).toFixed(1),
    'p95 ms': percentile(took, 0.95).toFixed(1),
    'goal ms': '300',
  };
};

/** Day by day until today. Resolves with the position of the last. */
const storeViews = async (
  eventStore: EventStore,
  { userId, events }: { readonly userId: string; readonly events: number },
): Promise<bigint> => {
  let position = 0n;
  for (let stored = 0; stored < events; stored += IN_A_DAY) {
    const at = new Date(Date.now() - ((events - stored) / IN_A_DAY) * DAY_MS);
    const views = Array.from({ length: Math.min(IN_A_DAY, events - stored) }, (_, nth) =>
      viewOf({ userId, name: `Provider ${stored + nth}`, at }),
    );
    const [{ streamName } = { streamName: '' }] = views;
    const { position: last } = await eventStore.appendToStream(
      streamName,
      views.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata })),
    );
    position = last?.commit ?? position;
  }
  return position;
};

/** The last event that the page knows. */
const positionIn = ({ newest }: { readonly newest: string }): bigint =>
  BigInt(newest.split('_')[0] ?? '');
