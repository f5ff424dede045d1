import { Worker } from 'node:worker_threads';

export interface RenderOrder {
  readonly path: string;
  readonly language: string;
  readonly readApi: string;
  /** Content version that the caller already has. */
  readonly known: string | undefined;
  /** Form sent by a browser without scripts: the page shows the response. */
  readonly form?: SentForm | undefined;
}

export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly commandApi: string;
  /** Headers that identify the sender. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Rendered =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'page';
      /** Whether the page reports that there is nothing at its address. */
      readonly isUnknown: boolean;
      /** Version of the content: equal versions give equal pages. */
      readonly version: string;
      readonly head: string;
      readonly body: string;
      readonly content: string;
    };

/** Request for the addresses of all pages. */
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
  /** Returns the addresses of all pages that are rendered here. */
  readonly paths: (order: PathsOrder) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** A page that needs more memory ends the thread, and not the gateway. */
const MAX_MEGABYTES = 192;

/** High, since most of them wait for content rather than for the processor. */
const MAX_UNDER_WAY = 64;

/** A page that blocks the thread for this long would block it forever. */
const STUCK_AFTER_MS = 10_000;

/**
 * Renders pages in a separate thread, so that other requests are answered meanwhile. `stuckAfterMs` is how
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
      // React's development build is many times slower.
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
    if (underWay.size >= MAX_UNDER_WAY) throw new Error('Too many pages wait to be rendered.');
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
