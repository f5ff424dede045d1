import type Stripe from 'stripe';
import { z } from 'zod';

/** Trusted fields of a webhook event: everything else is read from the provider. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  /** Undefined for events that concern no customer. */
  readonly customerId: string | undefined;
}

/** Older signatures count as replayed. */
const TOLERANCE_SECONDS = 300;

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/** Verifies a webhook's raw body against its signature. */
export const createWebhookReader =
  ({ webhooks }: Pick<Stripe, 'webhooks'>, webhookSecret: string) =>
  (body: Buffer, signature: string | undefined): PaymentEvent | undefined => {
    if (signature === undefined) return undefined;
    const verify = () => webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
    const { data: event } = eventSchema.safeParse(unlessThrown(verify));
    return (
      event && {
        id: event.id,
        type: event.type,
        occurredAt: new Date(event.created * 1_000),
        customerId: customerOf(event),
      }
    );
  };

/** Returns undefined for a body whose signature is invalid for any reason. */
const unlessThrown = (verify: () => unknown): unknown => {
  try {
    return verify();
  } catch {
    return undefined;
  }
};

const customerOf = ({ data: { object } }: z.output<typeof eventSchema>): string | undefined => {
  if (object.object === 'customer') return object.id;
  const { customer } = object;
  return typeof customer === 'object' ? customer?.id : customer;
};
