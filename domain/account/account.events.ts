import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';

/**
 * Of stream `account-{userId}`. The type names are the storage format. Who a person is stands in the
 * operational tables, so none of these carries a name or an address.
 */
export const accountRegistered = defineEvent({
  type: 'AccountRegistered',
  schema: z.object({}),
  sentence: () => 'Created an account',
  feeds: ['sign-up-funnel'],
});

export const signedIn = defineEvent({
  type: 'SignedIn',
  schema: z.object({ sessionId: z.string() }),
  sentence: () => 'Signed in',
  feeds: ['active-families'],
});

export const signedOut = defineEvent({
  type: 'SignedOut',
  schema: z.object({ sessionId: z.string() }),
  sentence: () => 'Signed out',
  feeds: [],
});

export type AccountEvent =
  | ReturnType<typeof accountRegistered.parse>
  | ReturnType<typeof signedIn.parse>
  | ReturnType<typeof signedOut.parse>;
