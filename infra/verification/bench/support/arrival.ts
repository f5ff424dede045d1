import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import { staffThreadSchema } from '@hearthway/domain/staff/inbox.contract.ts';
import { io, type Socket } from 'socket.io-client';
import { limitConcurrency } from '../../../adapters/process/limit-concurrency.ts';
import { wait } from '../../../adapters/process/wait.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { register, type SignedIn } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call, openThread } from './requests.ts';

const MESSAGES_PER_SECOND = 20;
const SECONDS = sized(30, 3);
/** At first everything is compiled. */
const WARM_UP_SECONDS = sized(5, 1);
const ARRIVES_WITHIN_MS = 15_000;
const PROJECTED_EVERY_MS = 100;

export interface Arrival {
  readonly stack: RunningStack;
  /** Each has some of the pages open. */
  readonly supporters: readonly SignedIn[];
  /** Number of pages, each at a thread of its own. */
  readonly open: number;
}

interface Opened {
  readonly family: SignedIn;
  readonly supporter: SignedIn;
  readonly threadId: string;
}

/** Families write at a steady pace, each in turn, while the page of each thread reads again whenever it hears. */
export const measureArrival = async ({
  stack,
  supporters,
  open,
}: Arrival): Promise<Readonly<Record<string, unknown>>> => {
  const sockets: Socket<ServerToPage, PageToServer>[] = [];
  try {
    // Hashing a password takes all of a processor.
    const limited = limitConcurrency(2);
    const threads = await Promise.all(
      Array.from({ length: open }, (_, nth) =>
        limited(async (): Promise<Opened> => {
          const supporter = supporters[nth % supporters.length];
          if (supporter === undefined) throw new Error('There is no support member.');
          const family = await register(stack);
          return { family, supporter, threadId: await openThread(stack, family) };
        }),
      ),
    );
    const arrivals = new Map<string, () => void>();
    for (const thread of threads) sockets.push(await openPage(stack, thread, arrivals));
    const took = await writePaced(stack, threads, arrivals);
    took.sort((a, b) => a - b);
    return {
      'open threads': open,
      messages: took.length,
      'a second': MESSAGES_PER_SECOND,
      'p50 ms': percentile(took, 0.5).toFixed(1),
      'p99 ms': percentile(took, 0.99).toFixed(1),
      'goal ms': 300,
    };
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
};

/** A page at the thread, as far as the server knows it. It resolves what it has read, by text. */
const openPage = async (
  stack: RunningStack,
  { supporter, threadId }: Opened,
  arrivals: ReadonlyMap<string, () => void>,
): Promise<Socket<ServerToPage, PageToServer>> => {
  await look(stack, supporter, threadId);
  const socket: Socket<ServerToPage, PageToServer> = io(stack.url, {
    auth: { token: supporter.token },
    transports: ['websocket'],
    forceNew: true,
  });
  const read = async (): Promise<void> => {
    const answer = await call(stack, supporter, { path: `/api/staff/threads/${threadId}` });
    const { messages } = staffThreadSchema.parse(answer);
    arrivals.get(messages.at(-1)?.text ?? '')?.();
  };
  let reading = Promise.resolve();
  socket.on('inbox-moved', () => {
    reading = reading.then(read, read);
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.emit('inbox', { threadId, isWriting: false });
  return socket;
};

/** The thread is in the queue once it is projected. */
const look = async (stack: RunningStack, supporter: SignedIn, threadId: string): Promise<void> => {
  const deadline = performance.now() + ARRIVES_WITHIN_MS;
  const never = new AbortController().signal;
  for (;;) {
    try {
      await call(stack, supporter, { path: `/api/staff/threads/${threadId}/view`, body: {} });
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(PROJECTED_EVERY_MS, never);
    }
  }
};

/** Open loop: a slow delivery does not delay the next messages. Resolves with all but the warm-up. */
const writePaced = async (
  stack: RunningStack,
  threads: readonly Opened[],
  arrivals: Map<string, () => void>,
): Promise<number[]> => {
  const took: Promise<number>[] = [];
  const start = performance.now();
  const never = new AbortController().signal;
  for (let count = 0; count < MESSAGES_PER_SECOND * SECONDS; count += 1) {
    const due = start + (count * 1_000) / MESSAGES_PER_SECOND;
    await wait(Math.max(0, due - performance.now()), never);
    const thread = threads[count % threads.length];
    if (thread === undefined) continue;
    const heard = writeAndHear(stack, thread, arrivals, `Message ${count}`);
    // A failure is told below, once all are written: before that, it would end the process.
    heard.catch(() => {});
    took.push(heard);
  }
  return (await Promise.all(took)).slice(MESSAGES_PER_SECOND * WARM_UP_SECONDS);
};

const writeAndHear = async (
  stack: RunningStack,
  { family, threadId }: Opened,
  arrivals: Map<string, () => void>,
  message: string,
): Promise<number> => {
  const read = new Promise<number>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('A message never came to the page.')),
      ARRIVES_WITHIN_MS,
    );
    arrivals.set(message, () => {
      clearTimeout(late);
      arrivals.delete(message);
      resolve(performance.now());
    });
  });
  const sentAt = performance.now();
  const path = `/api/support/threads/${threadId}/messages`;
  const [readAt] = await Promise.all([read, call(stack, family, { path, body: { message } })]);
  return readAt - sentAt;
};
