import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { defineStream } from '../kernel/stream.ts';

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

const eventTypes = [accountRegistered, signedIn, signedOut] as const;

export type AccountEvent = ReturnType<(typeof eventTypes)[number]['parse']>;

export const accountStream = defineStream<AccountEvent>('account', eventTypes);
