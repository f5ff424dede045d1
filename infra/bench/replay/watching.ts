import { jsonEvent } from '@eventstore/db-client';
import {
  type ActivityEvent,
  activityIdOf,
  activityStream,
} from '@hearthway/domain/journey/activity.events.ts';
import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import { io, type Socket } from 'socket.io-client';
import { startStack } from '../../e2e/stack.ts';
import { connectEventStore, type EventStore } from '../../event-store/event-store.ts';
import { readRunningAddresses } from '../../launcher/addresses.ts';
import { atMost } from '../../process/at-most.ts';
import { wait } from '../../process/wait.ts';
import { createRandom } from '../../simulate/random.ts';
import { record } from '../../simulate/recorder.ts';
import { percentile } from '../load.ts';
import { becomeSupport, look, register, type SignedIn } from './support.ts';

/** Each watches as many families: one person has 32 pages at most. */
const SUPPORTERS = 8;
const EVENTS_PER_SECOND = 100;
const SECONDS = 20;
/** At first everything is compiled. */
const WARM_UP_SECONDS = 4;
const TOLD_WITHIN_MS = 10_000;

/**
 * All of Hearthway as `npm start` runs it: support watches so many families, each over a socket of its
 * own, while events are stored at a steady pace, in turn about each of them. What is measured is
 * the time from sending an event to the event store until its line is in the page that watches.
 */
export const measureWatching = async (watched: number): Promise<Record<string, unknown>> => {
  const stack = await startStack();
  const eventStore = connectEventStore(readRunningAddresses(stack.dataDirectory).EVENTSTORE_URL);
  const sockets: Page[] = [];
  try {
    const supporters: SignedIn[] = [];
    for (let count = 0; count < SUPPORTERS; count += 1)
      supporters.push(await becomeSupport(stack, await register(stack)));
    // Hashing a password takes all of a processor.
    const limited = atMost(2);
    const families = await Promise.all(
      Array.from({ length: watched }, () => limited(() => register(stack))),
    );
    const arrivals = new Map<string, () => void>();
    for (const [index, { userId }] of families.entries()) {
      const supporter = supporters[index % SUPPORTERS];
      if (supporter === undefined) throw new Error('Nobody works in support.');
      const { newest } = await look(stack, { supporter, userId });
      sockets.push(await watch(stack, { supporter, userId, newest, arrivals }));
    }
    const userIds = families.map(({ userId }) => userId);
    const told = await storePaced({ eventStore, userIds, arrivals });
    told.sort((a, b) => a - b);
    return {
      sockets: sockets.length,
      events: told.length,
      'a second': EVENTS_PER_SECOND,
      'p50 ms': percentile(told, 0.5).toFixed(1),
      'p99 ms': percentile(told, 0.99).toFixed(1),
      'goal ms': '300',
    };
  } finally {
    for (const socket of sockets) socket.disconnect();
    await eventStore.dispose();
    await stack.stop();
  }
};

type Page = Socket<ServerToPage, PageToServer>;

interface Watching {
  readonly supporter: SignedIn;
  readonly userId: string;
  readonly newest: string;
  /** What is waited for, by the ids of events. */
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
    .timeout(TOLD_WITHIN_MS)
    .emitWithAck('watch', { userId, after: newest });
  if (refused !== null) throw new Error(`Watching was refused: ${refused}.`);
  return socket;
};

interface Pacing {
  readonly eventStore: EventStore;
  readonly userIds: readonly string[];
  readonly arrivals: Map<string, () => void>;
}

/** The pace does not wait for anybody. Resolves with how long each took, without the first. */
const storePaced = async ({ eventStore, userIds, arrivals }: Pacing): Promise<number[]> => {
  const told: Promise<number>[] = [];
  const start = performance.now();
  const never = new AbortController().signal;
  for (let count = 0; count < EVENTS_PER_SECOND * SECONDS; count += 1) {
    const due = start + (count * 1_000) / EVENTS_PER_SECOND;
    await wait(Math.max(0, due - performance.now()), never);
    const userId = userIds[count % userIds.length] ?? '';
    told.push(storeAndHear({ eventStore, userId, arrivals }));
  }
  const all = await Promise.all(told);
  return all.slice(EVENTS_PER_SECOND * WARM_UP_SECONDS);
};

const random = createRandom('watching');

const VIEWED: ActivityEvent = {
  type: 'ResourceViewed',
  data: {
    resourceId: 'npi-1000000000',
    category: 'aba-therapy',
    name: 'Bright Steps ABA',
    state: 'NC',
  },
};

const storeAndHear = async ({
  eventStore,
  userId,
  arrivals,
}: Omit<Pacing, 'userIds'> & { readonly userId: string }): Promise<number> => {
  const now = new Date();
  const stream = { stream: activityStream, id: activityIdOf(userId, now) };
  const circumstances = { at: now.getTime(), actor: userId, sessionId: null, state: 'NC' };
  const { id, streamName, ...event } = record({ userId, random }, stream, VIEWED, circumstances);
  const heard = new Promise<number>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('An event never came to the page.')),
      TOLD_WITHIN_MS,
    );
    arrivals.set(id, () => {
      clearTimeout(late);
      arrivals.delete(id);
      resolve(performance.now());
    });
  });
  const sent = performance.now();
  const stored = eventStore.appendToStream(streamName, jsonEvent({ ...event, id }));
  const [at] = await Promise.all([heard, stored]);
  return at - sent;
};
