import { jsonEvent } from '@eventstore/db-client';
import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import type { Browser } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import type { EventStore } from '../../../adapters/event-store/event-store.ts';
import { limitConcurrency } from '../../../adapters/process/limit-concurrency.ts';
import { wait } from '../../../adapters/process/wait.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { sized } from '../size.ts';
import { look, register, type SignedIn } from './support.ts';
import { openTimelinePage } from './timeline-page.ts';
import { viewOf } from './views.ts';

const EVENTS_PER_SECOND = 100;
const SECONDS = sized(20, 3);
/** At first everything is compiled. */
const WARM_UP_SECONDS = sized(4, 1);
const HEARD_WITHIN_MS = 10_000;

export interface WatchingOptions {
  readonly stack: RunningStack;
  readonly eventStore: EventStore;
  readonly browser: Browser;
  /** Each watches as many families: one person has 32 pages at most. */
  readonly supporters: readonly SignedIn[];
  /** Number of watched families. */
  readonly watched: number;
}

/**
 * Support watches families, each over its own socket, and one of them in a browser as well, while
 * events are stored at a steady pace, about each family in turn. Measures the time from sending an
 * event to the event store until the page's socket has it, and until the browser shows its line.
 */
export const measureWatching = async ({
  stack,
  eventStore,
  browser,
  supporters,
  watched,
}: WatchingOptions): Promise<readonly Record<string, unknown>[]> => {
  const sockets: Page[] = [];
  try {
    // Hashing a password takes all of a processor.
    const limited = limitConcurrency(2);
    const families = await Promise.all(
      Array.from({ length: watched }, () => limited(() => register(stack))),
    );
    const arrivals = new Map<string, () => void>();
    for (const [index, { userId }] of families.entries()) {
      const supporter = supporters[index % supporters.length];
      if (supporter === undefined) throw new Error('There is no support member.');
      const { newest } = await look(stack, { supporter, userId });
      sockets.push(await watch(stack, { supporter, userId, newest, arrivals }));
    }
    const [supporter] = supporters;
    const [family] = families;
    if (supporter === undefined || family === undefined)
      throw new Error('There is no family to watch.');
    const page = await openTimelinePage(browser, stack, { supporter, userId: family.userId });
    const userIds = families.map(({ userId }) => userId);
    const heard = await storePaced({ eventStore, userIds, arrivals });
    const inPage = heard.filter(({ userId }) => userId === family.userId);
    const shownAt = await page.shownAt(inPage.map(({ name }) => name));
    return [
      describe('the socket of its page has it', {
        watching: watched,
        aSecond: EVENTS_PER_SECOND,
        took: heard.map(({ sentAt, heardAt }) => heardAt - sentAt),
      }),
      describe('its line is in the page (one Chromium)', {
        watching: 1,
        aSecond: EVENTS_PER_SECOND / watched,
        took: inPage.map(({ sentAt }, nth) => (shownAt[nth] ?? Number.NaN) - sentAt),
      }),
    ];
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
};

interface Watched {
  readonly watching: number;
  readonly aSecond: number;
  /** Milliseconds. */
  readonly took: readonly number[];
}

const describe = (until: string, { watching, aSecond, took }: Watched): Record<string, unknown> => {
  const sorted = took.toSorted((a, b) => a - b);
  return {
    until,
    watching,
    events: sorted.length,
    'a second': aSecond,
    'p50 ms': percentile(sorted, 0.5).toFixed(1),
    'p99 ms': percentile(sorted, 0.99).toFixed(1),
    'goal ms': '300',
  };
};

type Page = Socket<ServerToPage, PageToServer>;

interface Watching {
  readonly supporter: SignedIn;
  readonly userId: string;
  readonly newest: string;
  /** Resolvers of awaited entries, by event id. */
  readonly arrivals: ReadonlyMap<string, () => void>;
}

const watch = async (
  { url }: { readonly url: string },
  { supporter, userId, newest, arrivals }: Watching,
): Promise<Page> => {
  const socket: Page = io(url, {
    auth: { token: supporter.token },
    transports: ['websocket'],
    forceNew: true,
  });
  socket.on('timeline', ({ entries }) => {
    for (const { id } of entries) arrivals.get(id)?.();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const { refused } = await socket
    .timeout(HEARD_WITHIN_MS)
    .emitWithAck('watch', { userId, after: newest });
  if (refused !== null) throw new Error(`Watching was refused: ${refused}.`);
  return socket;
};

interface Pacing {
  readonly eventStore: EventStore;
  readonly userIds: readonly string[];
  readonly arrivals: Map<string, () => void>;
}

/** Times are milliseconds since 1970, since two processes measure them. */
interface HeardEvent {
  readonly userId: string;
  /** Text by which the timeline's line is recognized. */
  readonly name: string;
  readonly sentAt: number;
  readonly heardAt: number;
}

/** Open loop: a slow delivery does not delay the next events. Resolves with all but the warm-up. */
const storePaced = async ({
  eventStore,
  userIds,
  arrivals,
}: Pacing): Promise<readonly HeardEvent[]> => {
  const pending: Promise<HeardEvent>[] = [];
  const start = performance.now();
  const never = new AbortController().signal;
  for (let count = 0; count < EVENTS_PER_SECOND * SECONDS; count += 1) {
    const due = start + (count * 1_000) / EVENTS_PER_SECOND;
    await wait(Math.max(0, due - performance.now()), never);
    const userId = userIds[count % userIds.length] ?? '';
    pending.push(storeAndHear({ eventStore, userId, arrivals, name: `Provider ${count}` }));
  }
  const all = await Promise.all(pending);
  return all.slice(EVENTS_PER_SECOND * WARM_UP_SECONDS);
};

interface Storing extends Omit<Pacing, 'userIds'> {
  readonly userId: string;
  readonly name: string;
}

const storeAndHear = async ({
  eventStore,
  userId,
  arrivals,
  name,
}: Storing): Promise<HeardEvent> => {
  const { id, streamName, ...event } = viewOf({ userId, name, at: new Date() });
  const heard = new Promise<number>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('An event never came to the page.')),
      HEARD_WITHIN_MS,
    );
    arrivals.set(id, () => {
      clearTimeout(late);
      arrivals.delete(id);
      resolve(exactly());
    });
  });
  const sentAt = exactly();
  const stored = eventStore.appendToStream(streamName, jsonEvent({ ...event, id }));
  const [heardAt] = await Promise.all([heard, stored]);
  return { userId, name, sentAt, heardAt };
};

const exactly = (): number => performance.timeOrigin + performance.now();
