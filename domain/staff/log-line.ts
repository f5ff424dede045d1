import * as z from 'zod';
import { type Message, say } from '../kernel/message.ts';

/**
 * Record about a family that is not an event. Contains nothing personal: a command is named by its route,
 * without path parameters.
 */
export const logLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in-failed'), detail: z.object({}) }),
  z.object({
    kind: z.literal('command-rejected'),
    /** For example `POST /api/favorites` and `FavoriteLimitReached`. */
    detail: z.object({ command: z.string(), code: z.string() }),
  }),
  z.object({
    kind: z.literal('visitor-rejected'),
    /** Request without a session, matched to the family by e-mail address or mailed code. */
    detail: z.object({ command: z.string(), code: z.string() }),
  }),
  z.object({ kind: z.literal('mail-sent'), detail: z.object({ mail: z.string() }) }),
  z.object({ kind: z.literal('mail-failed'), detail: z.object({ mail: z.string() }) }),
  /** Cancellation and refund of the older of two active subscriptions. */
  z.object({ kind: z.literal('second-subscription'), detail: z.object({}) }),
  z.object({
    kind: z.literal('payment-webhooks'),
    /** Event types such as `invoice.paid`, and the number of requests to the provider. */
    detail: z.object({ types: z.array(z.string()), tries: z.int() }),
  }),
]);

export type LogLine = Readonly<z.infer<typeof logLineSchema>>;

/** Pseudo-stream for the log in the timeline. */
export const LOG_STREAM = {
  category: 'log',
  label: say('Operational log'),
  icon: 'scroll-text',
} as const;

export const LOG_KIND_WORDS: Readonly<Record<LogLine['kind'], Message>> = {
  'sign-in-failed': say('A sign-in with a wrong password'),
  'command-rejected': say('A request of yours was refused'),
  'visitor-rejected': say('A request made without signing in was refused'),
  'mail-sent': say('An email was sent'),
  'mail-failed': say('An email could not be delivered'),
  'second-subscription': say('A second subscription was canceled and refunded'),
  'payment-webhooks': say('The payment provider sent news of your plan'),
};
