import * as z from 'zod/mini';
import { TIERS } from './subscription.constants.ts';

/** `GET /api/subscription/status`. */
export const subscriptionStatusSchema = z.object({
  tier: z.enum(TIERS),
  status: z.enum(['active', 'past_due', 'canceled']),
  /** ISO date; null for a tier that does not end. */
  expiresAt: z.nullable(z.string()),
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
