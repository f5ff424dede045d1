import { once } from 'node:events';
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { expect, onTestFinished } from 'vitest';
import { createPaymentServer, type PaymentServer, type PaymentServerOptions } from './server.ts';

export const SECRET_KEY = 'sk_test_practice';
export const WEBHOOK_SECRET = 'whsec_practice';
export const PLUS = 'price_plus';
export const FAMILY = 'price_family';

export const CARDS = {
  succeeds: '4242424242424242',
  isDeclined: '4000000000000002',
  asksForConfirmation: '4000002500003155',
  failsLater: '4000000000000341',
} as const;

export const at = (text: string): number => Date.parse(text) / 1000;
export const day = (seconds: number | null | undefined): string =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

export const clientFor = (port: number, config: ConstructorParameters<typeof Stripe>[1] = {}) =>
  new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });

export interface Practice {
  readonly stripe: Stripe;
  readonly server: PaymentServer;
  readonly port: number;
  readonly url: string;
}

/** Starts a payment server for a test, with a clock that only the test advances. */
export const startPractice = async (
  options: Partial<PaymentServerOptions> & { readonly startsAt?: string } = {},
): Promise<Practice> => {
  const { startsAt = '2027-01-10T09:00:00Z', ...rest } = options;
  const server = createPaymentServer({
    secretKey: SECRET_KEY,
    seed: 'a seed',
    time: () => Date.parse(startsAt),
    onError: (error) => expect.fail(String(error)),
    ...rest,
  });
  onTestFinished(() => server.close());
  const port = await server.listen(0);
  return { server, port, url: `http://127.0.0.1:${port}`, stripe: clientFor(port) };
};

export interface Family {
  readonly customer: string;
  readonly session: Stripe.Checkout.Session;
}

interface CheckoutOptions {
  readonly price?: string;
  readonly customer?: string;
  readonly trialDays?: number | undefined;
}

/** Starts a checkout like the product's, by default with a seven-day trial. */
export const startCheckout = async (
  { stripe }: Pick<Practice, 'stripe'>,
  { price = PLUS, customer, ...options }: CheckoutOptions = {},
): Promise<Family> => {
  const trialDays = 'trialDays' in options ? options.trialDays : 7;
  const id = customer ?? (await stripe.customers.create({ metadata: { userId: 'user-1' } })).id;
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price, quantity: 1 }],
    client_reference_id: 'user-1',
    metadata: { planId: 'plus' },
    subscription_data: {
      metadata: { userId: 'user-1' },
      ...(trialDays !== undefined && { trial_period_days: trialDays }),
    },
    success_url: 'https://hearthway.example/subscription-success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://hearthway.example/subscribe?abandoned=1',
  });
  return { customer: id, session };
};

/** Signs up a family and completes its checkout. */
export const subscribe = async (
  practice: Pick<Practice, 'stripe' | 'server'>,
  { card = CARDS.succeeds, ...options }: CheckoutOptions & { readonly card?: string } = {},
): Promise<Family & { readonly subscription: string }> => {
  const { customer, session } = await startCheckout(practice, options);
  practice.server.control.pay(session.id, card);
  const { subscription } = await practice.stripe.checkout.sessions.retrieve(session.id);
  if (typeof subscription !== 'string') throw new Error('The checkout made no subscription.');
  return { customer, session, subscription };
};

export const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (item === undefined) throw new Error('The subscription has no item.');
  return item;
};

/** Reason, status and paid cents of each invoice, newest first. */
export const invoicesOf = async (
  { stripe }: Practice,
  customer: string,
): Promise<readonly (readonly [reason: string | null, status: string | null, cents: number])[]> =>
  (await stripe.invoices.list({ customer })).data.map(({ status, amount_paid, billing_reason }) => [
    billing_reason,
    status,
    amount_paid,
  ]);

export interface Receiver {
  readonly url: string;
  /** Events in arrival order, verified by the official package. */
  readonly events: readonly Stripe.Event[];
  /** Raw bodies and signatures, as received. */
  readonly raw: readonly { readonly body: string; readonly signature: string }[];
  readonly types: () => readonly string[];
  /** Sets the response status from the next call on. */
  readonly answerWith: (status: number) => void;
}

/** Receives webhooks like the product: verifies the raw body by its signature. */
export const startReceiver = async (): Promise<Receiver> => {
  const events: Stripe.Event[] = [];
  const raw: { body: string; signature: string }[] = [];
  const stripe = new Stripe(SECRET_KEY);
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const signature = String(request.headers['stripe-signature']);
    raw.push({ body, signature });
    if (status === 200)
      events.push(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No address.');
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    events,
    raw,
    types: () => events.map(({ type }) => type),
    answerWith: (next) => {
      status = next;
    },
  };
};
