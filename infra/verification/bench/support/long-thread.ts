import { staffThreadSchema } from '@hearthway/domain/staff/inbox.contract.ts';
import { wait } from '../../../adapters/process/wait.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { register, type SignedIn } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call, openThread } from './requests.ts';

const LENGTHS = [10, sized(1_000, 30)];
const READS = sized(60, 20);
const WARM_UP = 10;
const PROJECTED_WITHIN_MS = 15_000;
const POLL_INTERVAL_MS = 100;

export interface LongThread {
  readonly stack: RunningStack;
  readonly supporters: readonly SignedIn[];
}

/**
 * Threads of so many messages, each stored as the routes store it, its words sealed. `first ms` is the
 * first look of a person at a thread of which read-api has kept nothing.
 */
export const measureLongThread = async ({
  stack,
  supporters,
}: LongThread): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const [writer] = supporters;
  if (writer === undefined) throw new Error('There is no support member.');
  const family = await register(stack);
  const threadId = await openThread(stack, family);
  const path = `/api/staff/threads/${threadId}`;
  await projected(() => call(stack, writer, { path: `${path}/view`, body: {} }));
  const rows = [];
  let count = 1;
  for (const length of LENGTHS) {
    for (; count < length; count += 1) {
      const body = { text: `Answer ${count}: ${'a sentence or two. '.repeat(10)}`, seen: count };
      await call(stack, writer, { path: `${path}/reply`, body });
    }
    const open = async (nth: number): Promise<number> => {
      const supporter = supporters[nth % supporters.length] ?? writer;
      const start = performance.now();
      await call(stack, supporter, { path: `${path}/view`, body: {} });
      const read = await call(stack, supporter, { path });
      const ms = performance.now() - start;
      if (staffThreadSchema.parse(read).messages.length < length)
        throw new Error('The thread is not complete.');
      return ms;
    };
    const first = await open(rows.length + 1);
    const took: number[] = [];
    for (let nth = 0; nth < READS; nth += 1) {
      const ms = await open(nth);
      if (nth >= WARM_UP) took.push(ms);
    }
    took.sort((a, b) => a - b);
    rows.push({
      messages: length,
      'first ms': first.toFixed(1),
      'p50 ms': percentile(took, 0.5).toFixed(1),
      'p95 ms': percentile(took, 0.95).toFixed(1),
      'goal ms': 150,
    });
  }
  return rows;
};

const projected = async (ask: () => Promise<unknown>): Promise<void> => {
  const deadline = performance.now() + PROJECTED_WITHIN_MS;
  const never = new AbortController().signal;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(POLL_INTERVAL_MS, never);
    }
  }
};
