import { join } from 'node:path';
import { freePort } from '../adapters/process/free-port.ts';
import type { PaymentVariables } from '../adapters/subscription-payments/payment-settings.ts';
import { startChild } from './child.ts';
import type { LogOutput } from './log-output.ts';
import { type PaymentKeys, paymentKeysIn } from './payment-keys.ts';
import type { Progress } from './progress.ts';
import { serviceFile } from './services/services.ts';
import { type Supervised, supervise } from './supervise.ts';

const STOP_WITHIN_MS = 1_300;
const ANSWER_WITHIN_MS = 5_000;

/** Prices of the embedded payment server. */
const PRICES = { STRIPE_PRICE_PLUS: 'price_plus', STRIPE_PRICE_FAMILY: 'price_family' } as const;

/** Embedded payment server of a data directory, with the keys for services and pages. */
export interface EmbeddedPayments extends PaymentKeys {
  readonly directory: string;
}

export interface EmbeddedPaymentsOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly dataDirectory: string;
}

/** Returns undefined where Stripe is set, and in production: practice payments move no money. */
export const embeddedPaymentsFor = ({
  environment,
  dataDirectory,
}: EmbeddedPaymentsOptions): EmbeddedPayments | undefined => {
  if (environment['STRIPE_SECRET_KEY'] || environment['NODE_ENV'] === 'production')
    return undefined;
  const directory = join(dataDirectory, 'payments');
  return { directory, ...paymentKeysIn(directory) };
};

interface SupervisePaymentsOptions extends EmbeddedPayments {
  /** Address of the gateway on this machine, to which events are sent. */
  readonly gatewayUrl: string;
  /** Address at which browsers open the hosted pages. */
  readonly publicUrl: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly output: LogOutput;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/**
 * Supervises the payment server. It keeps its port across restarts, since services keep the address that they
 * were given.
 */
export const supervisePayments = (options: SupervisePaymentsOptions): Promise<Supervised> => {
  const { directory, secretKey, webhookSecret, gatewayUrl, publicUrl, environment } = options;
  let port: number | undefined;
  return supervise({
    ...options,
    name: 'payments',
    logger: options.output.logger,
    stopWithinMs: STOP_WITHIN_MS,
    check: checkPayments,
    start: async (signal) => {
      port ??= await freePort();
      return startChild({
        file: serviceFile('payments'),
        args: [
          ...['--data', directory],
          ...['--port', String(port)],
          ...['--webhook', `${gatewayUrl}/api/payments/webhook`],
          ...['--pages', publicUrl],
        ],
        environment: {
          ...environment,
          PAYMENTS_SECRET_KEY: secretKey,
          PAYMENTS_WEBHOOK_SECRET: webhookSecret,
        },
        output: options.output,
        urlInOutput: /http:\/\/127\.0\.0\.1:\d+/,
        signal,
      });
    },
  });
};

/** Environment variables with which services reach it. */
export const paymentVariablesOf = (
  { secretKey, webhookSecret }: PaymentKeys,
  url: string,
): PaymentVariables => ({
  ...PRICES,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  PAYMENTS_URL: url,
});

const checkPayments = async (url: string): Promise<void> => {
  const { ok } = await fetch(`${url}/pay/style.css`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!ok) throw new Error('The payment server does not answer as it should.');
};
