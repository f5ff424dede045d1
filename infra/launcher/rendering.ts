import { Worker } from 'node:worker_threads';

/** A page to be rendered in the worker thread. */
export interface RenderOrder {
  readonly path: string;
  readonly language: string;
  /** Address of read-api. */
  readonly readApi: string;
  /** The version that is there already. */
  readonly known: string | undefined;
  /** Sent by a browser without scripts: the page shows what it is answered. */
  readonly form?: SentForm | undefined;
}

export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  /** Address of command-api. */
  readonly commandApi: string;
  /** About who has sent it. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Rendered =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'page';
      /** It says itself that there is nothing at its address. */
      readonly isUnknown: boolean;
      /** Version of the content: the same makes the same page. */
      readonly version: string;
      readonly head: string;
      readonly body: string;
      readonly content: string;
    };

/** Order without a page: for the addresses of all. */
type PathsOrder = Pick<RenderOrder, 'readApi' | 'language'>;

export interface WorkerOrder {
  readonly id: number;
  readonly order: RenderOrder | PathsOrder;
}

export type WorkerAnswer =
  | { readonly id: number; readonly answer: Rendered | readonly string[] }
  | { readonly id: number; readonly failure: string };

export interface Rendering {
  /** Rejects when the page cannot be rendered now. */
  readonly render: (order: RenderOrder) => Promise<Rendered>;
  /** The addresses of all pages that are rendered here. */
  readonly paths: (order: PathsOrder) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** A page that needs more ends the thread, and not the gateway. */
const MAX_MEGABYTES = 192;

/** More wait for content than for the processor. */
const MOST_UNDER_WAY = 64;

/** A page that keeps the thread busy for so long would keep it for ever. */
const STUCK_AFTER_MS = 10_000;

/**
 * Renders pages in a thread of its own, so that everything else is answered meanwhile. `stuckAfterMs` is how
 * long a page may take before the thread is replaced.
 */
export const createRendering = (
  server: URL,
  { stuckAfterMs = STUCK_AFTER_MS }: { readonly stuckAfterMs?: number } = {},
): Rendering => {
  let orders = 0;
  let worker: Worker | undefined;
  const underWay = new Map<number, PromiseWithResolvers<Rendered | readonly string[]>>();

  const end = (thread: Worker, reason: Error): void => {
    if (worker !== thread) return;
    worker = undefined;
    for (const { reject } of underWay.values()) reject(reason);
    underWay.clear();
  };

  const start = (): Worker => {
    const thread = new Worker(new URL('./render.worker.ts', import.meta.url), {
      workerData: server.href,
      // React's build for development is many times slower.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
      execArgv: [],
    });
    thread.unref();
    thread.on('message', (answer: WorkerAnswer) => {
      const waiting = underWay.get(answer.id);
      underWay.delete(answer.id);
      if ('answer' in answer) waiting?.resolve(answer.answer);
      else waiting?.reject(new Error(answer.failure));
    });
    thread.on('error', (error) => end(thread, error));
    thread.on('exit', () => end(thread, new Error('The thread has ended.')));
    return thread;
  };

  const ask = async (order: WorkerOrder['order']): Promise<Rendered | readonly string[]> => {
    if (underWay.size >= MOST_UNDER_WAY) throw new Error('Too many pages wait to be rendered.');
    worker ??= start();
    const thread = worker;
    orders += 1;
    const id = orders;
    const answered = Promise.withResolvers<Rendered | readonly string[]>();
    underWay.set(id, answered);
    thread.postMessage({ id, order } satisfies WorkerOrder);
    const stuck = setTimeout(() => void thread.terminate(), stuckAfterMs);
    try {
      return await answered.promise;
    } finally {
      clearTimeout(stuck);
    }
  };

  return {
    render: async (order) => {
      const answer = await ask(order);
      if ('kind' in answer) return answer;
      throw new Error('Not a page.');
    },
    paths: async (order) => {
      const answer = await ask(order);
      if ('kind' in answer) throw new Error('Not a list of addresses.');
      return answer;
    },
    stop: async () => {
      await worker?.terminate();
    },
  };
};
