import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { z } from 'zod';

/** Environment variables of a process that takes payments. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Ids of the monthly prices. */
  STRIPE_PRICE_PLUS: z.string().optional(),
  STRIPE_PRICE_FAMILY: z.string().optional(),
  /** Address of the embedded payment server; unset for Stripe itself. */
  PAYMENTS_URL: z.url({ protocol: /^http$/ }).optional(),
  NODE_ENV: z.string().optional(),
};

/** The same variables with the values that reach the embedded payment server. */
export interface PaymentVariables {
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_PRICE_PLUS: string;
  readonly STRIPE_PRICE_FAMILY: string;
  readonly PAYMENTS_URL?: string | undefined;
}

export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<Exclude<Tier, 'free'>, string>>;
  /** Address of the embedded payment server; undefined for Stripe itself. */
  readonly practiceUrl: URL | undefined;
}

const REQUIRED = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PLUS',
  'STRIPE_PRICE_FAMILY',
] as const;

/**
 * Returns undefined where nothing is set: then nothing can be bought. Throws a one-sentence error for
 * incomplete settings, and for practice payments in production.
 */
export const readPaymentSettings = (
  environment: z.output<z.ZodObject<typeof paymentVariables>>,
): PaymentSettings | undefined => {
  const {
    STRIPE_SECRET_KEY: secretKey = '',
    STRIPE_WEBHOOK_SECRET: webhookSecret = '',
    STRIPE_PRICE_PLUS: plus = '',
    STRIPE_PRICE_FAMILY: family = '',
    PAYMENTS_URL: url,
    NODE_ENV,
  } = environment;
  const missing = REQUIRED.filter((name) => !environment[name]);
  if (missing.length === REQUIRED.length) return undefined;
  if (missing.length > 0)
    throw new Error(
      `Payments are set up in part: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  if (url !== undefined && NODE_ENV === 'production')
    throw new Error(
      'PAYMENTS_URL names a practice payment server, which moves no money and is not for production.',
    );
  return {
    secretKey,
    webhookSecret,
    prices: { plus, family },
    practiceUrl: url === undefined ? undefined : new URL(url),
  };
};
