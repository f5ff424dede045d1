import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { Rendered, RenderOrder, WorkerAnswer, WorkerOrder } from './rendering.ts';

/** Module of the pages that renders them: `frontend/src/prerender/served.tsx`. */
interface Pages {
  readonly readContent: (path: string) => Promise<PageContent | undefined>;
  readonly submitForm: (
    path: string,
    fields: Readonly<Record<string, string>>,
  ) => Promise<PageContent | undefined>;
  readonly readPaths: () => Promise<readonly string[]>;
  readonly renderContent: (page: {
    readonly path: string;
    readonly locale: string;
    readonly content: PageContent;
  }) => Promise<{ readonly head: string; readonly body: string }>;
}

interface PageContent {
  readonly answer:
    | { readonly kind: 'known' | 'unknown' | 'answered' }
    | { readonly kind: 'moved'; readonly to: string };
  readonly queries: readonly unknown[];
}

/** A read that takes longer counts as failed. */
const READ_WITHIN_MS = 1_000;

const orders = new AsyncLocalStorage<WorkerOrder['order']>();

// The pages' code uses relative addresses, as in a browser; this resolves them.
const { fetch } = globalThis;
globalThis.fetch = async (path, init) => {
  const order = orders.getStore();
  if (order === undefined) throw new Error('Only the content of a page is asked for here.');
  const headers = new Headers(init?.headers);
  headers.set('accept-language', order.language);
  const form = 'form' in order ? order.form : undefined;
  for (const [name, value] of Object.entries(form?.headers ?? {})) headers.set(name, value);
  const isRead = init?.method === undefined || init.method === 'GET';
  const address = isRead ? order.readApi : form?.commandApi;
  const signal = AbortSignal.timeout(READ_WITHIN_MS);
  return fetch(new URL(String(path), address), { ...init, headers, signal });
};

const render = async ({ path, language, known, form }: RenderOrder): Promise<Rendered> => {
  const { readContent, renderContent, submitForm } = await pages;
  const content = await (form === undefined ? readContent(path) : submitForm(path, form.fields));
  if (content === undefined) return { kind: 'not-found' };
  if (content.answer.kind === 'moved') return content.answer;
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (version === known) return { kind: 'unchanged' };
  const rendered = await renderContent({ path, locale: language, content });
  return {
    kind: 'page',
    isUnknown: content.answer.kind === 'unknown',
    version,
    ...rendered,
    content: JSON.stringify(content.queries),
  };
};

if (parentPort === null) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const pages: Promise<Pages> = import(workerData);
const tell = (message: WorkerAnswer): void => port.postMessage(message);

const answerTo = async (order: WorkerOrder['order']) =>
  'path' in order ? render(order) : (await pages).readPaths();

port.on('message', ({ id, order }: WorkerOrder) => {
  orders
    .run(order, () => answerTo(order))
    .then(
      (answer) => tell({ id, answer }),
      (error: unknown) => tell({ id, failure: String(error) }),
    );
});
