import Stripe from 'stripe';
import { z } from 'zod';

/** An event as far as it is believed: all else is read from the provider. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  /** Undefined for events about no customer. */
  readonly customerId: string | undefined;
}

/** Signatures that are older are taken for replayed ones. */
const TOLERANCE_SECONDS = 300;

const objectSchema = z.object({
  id: z.string().optional(),
  object: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** Reads webhooks by their raw body and its signature. */
export const createWebhookReader =
  (webhookSecret: string) =>
  (body: Buffer, signature: string | undefined): PaymentEvent | undefined => {
    if (signature === undefined) return undefined;
    try {
      const event = webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
      return {
        id: event.id,
        type: event.type,
        occurredAt: new Date(event.created * 1_000),
        customerId: customerOf(event.data.object),
      };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
      throw error;
    }
  };

/** The key is needed for calls alone. */
const { webhooks } = new Stripe('sk_test_none');

const customerOf = (object: unknown): string | undefined => {
  const { data } = objectSchema.safeParse(object);
  if (data === undefined) return undefined;
  if (data.object === 'customer') return data.id;
  return typeof data.customer === 'object' ? data.customer?.id : data.customer;
};
