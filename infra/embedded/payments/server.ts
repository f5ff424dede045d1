import fastify from 'fastify';
import { addApi, newRequestId, requireKey } from './api/api.ts';
import { createAnswers } from './api/idempotency.ts';
import { type Control, createControl } from './control/control.ts';
import { addControlRoutes } from './control/control-routes.ts';
import { readSwitches } from './control/switches.ts';
import { createEngine } from './engine.ts';
import type { PriceRecord } from './life/desk.ts';
import { addCheckoutPages } from './pages/checkout-pages.ts';
import { addInvoicePage } from './pages/invoice-page.ts';
import { addStyle } from './pages/layout.ts';
import { addPortalPages } from './pages/portal-pages.ts';
import { openDatabase } from './storage/database.ts';
import { createDispatcher, type Webhook } from './webhooks/dispatcher.ts';

export interface PaymentServerOptions {
  /** Directory of the stored payments; undefined keeps them in memory. */
  readonly directory?: string | undefined;
  /** Key that callers of the API send. */
  readonly secretKey: string;
  readonly webhook?: Webhook | undefined;
  /** Milliseconds; payments follow this clock, and can be moved ahead of it. */
  readonly time?: () => number;
  /** Determines ids, tokens and chance. Random by default, and stored. */
  readonly seed?: string | undefined;
  readonly prices?: readonly PriceRecord[];
  /** The address at which browsers reach the hosted pages; by default this server's own. */
  readonly pagesUrl?: string | undefined;
  /** Delay of a slow response. */
  readonly slowMs?: number;
  readonly onError: (error: unknown) => void;
}

export interface PaymentServer {
  /** Binds to loopback. Port 0 picks a free one. Resolves with the port. */
  readonly listen: (port: number) => Promise<number>;
  readonly close: () => Promise<void>;
  /** Sets the receiver of events from now on. */
  readonly setWebhook: (webhook: Webhook | undefined) => void;
  readonly control: Control;
}

const HOST = '127.0.0.1';
const SLOW_MS = 5_000;
const TICK_MS = 1_000;

const DEFAULT_PRICES: readonly PriceRecord[] = [
  { id: 'price_plus', product: 'prod_plus', name: 'Plus', amount: 599 },
  { id: 'price_family', product: 'prod_family', name: 'Family', amount: 1_499 },
];

/** Server with the part of Stripe's API that Hearthway uses, with pages and a clock. */
export const createPaymentServer = ({
  directory,
  secretKey,
  webhook,
  time = Date.now,
  seed,
  prices = DEFAULT_PRICES,
  pagesUrl,
  slowMs = SLOW_MS,
  onError,
}: PaymentServerOptions): PaymentServer => {
  const { database, close: closeDatabase } = openDatabase(directory);
  const closing = new AbortController();
  let target = webhook;
  let ownUrl = '';
  const engine = createEngine({
    database,
    prices,
    time,
    seed,
    pageAt: (path) => `${pagesUrl ?? ownUrl}${path}`,
    onChange: () => dispatcher.wake(),
  });
  const dispatcher = createDispatcher({
    queue: engine.queue,
    bodyOf: (event) => JSON.stringify(engine.store.get('event', event)?.body ?? {}),
    webhook: () => target,
    switches: () => readSwitches(engine.store),
    time: Date.now,
    onError,
  });
  const control = createControl(engine, dispatcher);

  const app = fastify({ genReqId: newRequestId, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const answers = createAnswers(database, Date.now);
  addApi(app, { engine, answers, secretKey, slowMs, closing: closing.signal, onError });
  addStyle(app);
  addCheckoutPages(app, engine);
  addPortalPages(app, engine);
  addInvoicePage(app, engine);
  addControlRoutes(app, { engine, control, requireKey: requireKey(secretKey) });
  app.setErrorHandler((error, _request, reply) => {
    onError(error);
    return reply.code(500).type('text/plain').send('An unknown error occurred.');
  });

  let ticking: NodeJS.Timeout | undefined;
  return {
    control,
    setWebhook: (next) => {
      target = next;
      dispatcher.wake();
    },
    listen: async (port) => {
      const url = await app.listen({ host: HOST, port }).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Choose another with --port, or end what listens there.`,
            )
          : error;
      });
      ownUrl = url;
      engine.letTimePass();
      dispatcher.wake();
      ticking = setInterval(() => {
        try {
          engine.letTimePass();
        } catch (error) {
          onError(error);
        }
      }, TICK_MS).unref();
      return Number(new URL(url).port);
    },
    close: async () => {
      clearInterval(ticking);
      closing.abort();
      await app.close();
      await dispatcher.close();
      closeDatabase();
    },
  };
};
