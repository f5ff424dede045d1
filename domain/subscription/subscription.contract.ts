import * as z from 'zod/mini';

const tierSchema = z.enum(['free', 'plus', 'family']);

export type Tier = z.infer<typeof tierSchema>;

/** `GET /api/subscription/status`. */
export const subscriptionStatusSchema = z.object({
  tier: tierSchema,
  status: z.enum(['active', 'past_due', 'canceled']),
  /** ISO date; null for a tier that does not end. */
  expiresAt: z.nullable(z.string()),
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
