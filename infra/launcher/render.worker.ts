import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, Rendered, RenderOrder } from './rendering.ts';

/** The part of the pages' own code that renders them: `frontend/src/prerender/served.tsx`. */
interface Pages {
  readonly readContent: (path: string) => Promise<object | undefined>;
  readonly renderContent: (page: {
    readonly path: string;
    readonly locale: string;
    readonly content: object;
  }) => Promise<{ readonly head: string; readonly body: string }>;
}

/** A read that takes longer counts as none. */
const READ_WITHIN_MS = 1_000;

const orders = new AsyncLocalStorage<RenderOrder>();

// The pages' code asks for relative addresses, as it does in a browser: it is given one here.
const { fetch } = globalThis;
globalThis.fetch = async (path, init) => {
  const order = orders.getStore();
  if (order === undefined) throw new Error('Only the content of a page is asked for here.');
  const headers = new Headers(init?.headers);
  headers.set('accept-language', order.language);
  const signal = AbortSignal.timeout(READ_WITHIN_MS);
  return fetch(new URL(String(path), order.readApi), { ...init, headers, signal });
};

const answer = async ({ path, language, known }: RenderOrder): Promise<Rendered> => {
  const { readContent, renderContent }: Pages = await pages;
  const content = await readContent(path);
  if (content === undefined) return { kind: 'not-found' };
  const { queries } = { queries: [], ...content };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (version === known) return { kind: 'unchanged' };
  const rendered = await renderContent({ path, locale: language, content });
  return { kind: 'page', version, ...rendered, content: JSON.stringify(queries) };
};

if (parentPort === null) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const pages: Promise<Pages> = import(workerData);
const tell = (message: RenderAnswer): void => port.postMessage(message);

port.on('message', (order: RenderOrder) => {
  orders
    .run(order, () => answer(order))
    .then(
      (rendered) => tell({ id: order.id, rendered }),
      (error: unknown) => tell({ id: order.id, failure: String(error) }),
    );
});
