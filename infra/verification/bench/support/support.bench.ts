import { startStack } from '../../e2e/stack.ts';
import { registerSupporter, type SignedIn } from '../replay/support.ts';
import { sized } from '../size.ts';
import { measureArrival } from './arrival.ts';
import { measureInbox } from './inbox.ts';
import { measureLongThread } from './long-thread.ts';

const THREADS_IN_INBOX = sized(100_000, 2_000);
const OPEN_THREADS = sized(200, 10);
/** A person has 32 pages at most. */
const SUPPORTERS = 8;

/**
 * All of Hearthway as `npm start` runs it: a family's message until support's page has read it, and
 * the time to open a large inbox and a long thread. `size` is how many threads the inbox holds.
 */
export const run = async (size: number | undefined): Promise<void> => {
  const threads = size ?? THREADS_IN_INBOX;
  const stack = await startStack();
  try {
    const supporters: SignedIn[] = [];
    while (supporters.length < SUPPORTERS) supporters.push(await registerSupporter(stack));
    console.log('From a message until the page of support has heard of it and read it');
    console.table([await measureArrival({ stack, supporters, open: OPEN_THREADS })]);
    console.log('Opening a thread: the look, and reading it');
    console.table(await measureLongThread({ stack, supporters }));
    console.log(`Opening an inbox of ${threads.toLocaleString('en')} threads`);
    console.table(await measureInbox({ stack, supporters, threads }));
  } finally {
    await stack.stop();
  }
};
