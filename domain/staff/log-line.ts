import * as z from 'zod';
import { type Message, say } from '../kernel/message.ts';

/**
 * What happened to a family and never became an event. Nothing in it is personal: a command stands
 * here as the server knows its route, without whatever its address named.
 */
export const logLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in-failed'), detail: z.object({}) }),
  z.object({
    kind: z.literal('command-rejected'),
    /** Such as `POST /api/favorites` and `FavoriteLimitReached`. */
    detail: z.object({ command: z.string(), code: z.string() }),
  }),
  z.object({
    kind: z.literal('visitor-rejected'),
    /** The same, of somebody who gave no session but the family's email, or had a code mailed to it. */
    detail: z.object({ command: z.string(), code: z.string() }),
  }),
  z.object({ kind: z.literal('mail-sent'), detail: z.object({ mail: z.string() }) }),
  z.object({ kind: z.literal('mail-failed'), detail: z.object({ mail: z.string() }) }),
]);

export type LogLine = Readonly<z.infer<typeof logLineSchema>>;

/** The kinds of lines in words. */
export const LOG_KIND_WORDS: Readonly<Record<LogLine['kind'], Message>> = {
  'sign-in-failed': say('A sign-in with a wrong password'),
  'command-rejected': say('A request of yours was not carried out'),
  'visitor-rejected': say('A request without a sign-in was not carried out'),
  'mail-sent': say('A mail was sent'),
  'mail-failed': say('A mail could not be delivered'),
};
