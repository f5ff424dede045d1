import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../process/main.ts';
import { paymentVariables, readPaymentSettings } from './payment-settings.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PLUS: 'price_1',
  STRIPE_PRICE_FAMILY: 'price_2',
};

const read = (environment: Readonly<Record<string, string>>) =>
  readPaymentSettings(readEnvironment(paymentVariables, environment));

describe('settings of payments', () => {
  test('name Stripe unless they say where a practice server is', () => {
    expect(read({ ...STRIPE, NODE_ENV: 'production' })).toEqual({
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      prices: { plus: 'price_1', family: 'price_2' },
      practiceUrl: undefined,
    });
    expect(read({ ...STRIPE, PAYMENTS_URL: 'http://127.0.0.1:12111' })?.practiceUrl?.port).toBe(
      '12111',
    );
  });

  test('may be missing as a whole', () => {
    expect(read({})).toBeUndefined();
    expect(read({ STRIPE_SECRET_KEY: '', NODE_ENV: 'production' })).toBeUndefined();
  });

  test('are refused where some are missing', () => {
    expect(() => read({ ...STRIPE, STRIPE_PRICE_FAMILY: '' })).toThrow(
      'Payments are set up in part: STRIPE_PRICE_FAMILY is missing.',
    );
    expect(() => read({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PRICE_PLUS: 'price_1' })).toThrow(
      'STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_FAMILY are missing',
    );
  });

  test('are refused where they name practice payments in production', () => {
    const PAYMENTS_URL = 'http://127.0.0.1:12111';
    expect(() => read({ ...STRIPE, PAYMENTS_URL, NODE_ENV: 'production' })).toThrow('practice');
  });
});
