import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import {
  CardDeclinedError,
  PaymentRefusedError,
  PaymentsUnavailableError,
} from './payment-errors.ts';

/** The same call with the same key is in progress, as after a double click. */
const CONFLICT = 409;
const CONFLICT_TRIES = 8;
const CONFLICT_WAIT_MS = 150;

/** Calls the provider, and converts its errors to those of `payment-errors.ts`. Calls may be repeated. */
export const askProvider = async <Result>(calls: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await calls();
    } catch (error) {
      if (!isConflict(error) || tries === CONFLICT_TRIES) throw mapped(error);
      await setTimeout(CONFLICT_WAIT_MS);
    }
};

const isConflict = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === CONFLICT;

const mapped = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { message, code, param } = error;
  if (error instanceof Stripe.errors.StripeCardError)
    return new CardDeclinedError(message, { cause: error });
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return new PaymentRefusedError(message, { code, param });
  return new PaymentsUnavailableError(message, { cause: error });
};
