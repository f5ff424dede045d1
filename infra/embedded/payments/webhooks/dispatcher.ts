import type { Switches } from '../control/switches.ts';
import type { Delivery, Queue } from './queue.ts';
import { signatureOf } from './signature.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

export interface DispatcherOptions {
  readonly queue: Queue;
  /** JSON of the event. */
  readonly bodyOf: (event: string) => string;
  readonly webhook: () => Webhook | undefined;
  readonly switches: () => Switches;
  readonly time: () => number;
  readonly onError: (error: unknown) => void;
}

export interface Dispatcher {
  /** Checks for due deliveries; called after a change. */
  readonly wake: () => void;
  /** Sends all waiting events, and those they cause, once. Resolves with how many were answered. */
  readonly deliverAll: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;
const LONGEST_SLEEP_MS = 60_000;

/** Sends events sequentially. Retries later unless answered with 2xx. */
export const createDispatcher = ({
  queue,
  bodyOf,
  webhook,
  switches,
  time,
  onError,
}: DispatcherOptions): Dispatcher => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();
  let isRunning = false;

  const post = async ({ url, secret }: Webhook, { event }: Delivery): Promise<boolean> => {
    const body = bodyOf(event);
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, secret, Math.floor(time() / 1000)),
        'user-agent': 'Stripe/1.0 (practice payments)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.arrayBuffer();
    return response.ok;
  };

  const send = async (target: Webhook, delivery: Delivery): Promise<boolean> => {
    // An unreachable receiver is retried like one that refuses.
    const isTaken = await post(target, delivery).catch(() => false);
    if (stopping.signal.aborted) return false;
    if (isTaken) queue.settle(delivery, 'delivered');
    else queue.postpone(delivery);
    return isTaken;
  };

  /** Serialized, so that each order of events is reproducible. */
  const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = working.then(work);
    working = result.catch(() => {});
    return result;
  };

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const target = webhook();
      const next = queue.first();
      if (stopping.signal.aborted || target === undefined || next === undefined) return;
      if (switches().held) return;
      const wait = next.dueAt - time();
      if (wait > 0) {
        timer = setTimeout(wake, Math.min(wait, LONGEST_SLEEP_MS)).unref();
        return;
      }
      await send(target, next);
    }
  };

  const wake = (): void => {
    clearTimeout(timer);
    if (isRunning || stopping.signal.aborted) return;
    isRunning = true;
    exclusively(async () => {
      isRunning = false;
      await sendDue();
    }).catch(onError);
  };

  return {
    wake,
    deliverAll: () =>
      exclusively(async () => {
        const tried = new Set<number>();
        let answered = 0;
        for (;;) {
          const waiting = switches().reordered > 0 ? queue.shuffled() : queue.waiting();
          const untried = waiting.filter(({ id }) => !tried.has(id));
          if (untried.length === 0) return answered;
          for (const next of untried) {
            const target = webhook();
            if (stopping.signal.aborted || target === undefined) return answered;
            tried.add(next.id);
            if (await send(target, next)) answered += 1;
          }
        }
      }),
    close: async () => {
      clearTimeout(timer);
      stopping.abort();
      await working;
    },
  };
};
