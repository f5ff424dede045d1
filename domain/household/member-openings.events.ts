import * as z from 'zod';
import { SCOPES } from '../household-scopes/scopes.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { SCOPE_WORDS } from './household.constants.ts';

/**
 * Events of streams `memberOpenings-{userId}-{memberId}-{day}`: what a member opened in the household of another
 * family. The metadata names the family as `userId`, and the member as `actor`. The type names are the storage
 * format.
 */
const householdPartOpened = defineEvent({
  type: 'HouseholdPartOpened',
  schema: z.object({
    scope: z.enum(SCOPES).describe('The part of the household that was opened'),
  }),
  sentence: ({ scope }) =>
    say('A member of the household opened: {scope}', { scope: choice(SCOPE_WORDS, scope) }),
  examples: [{ scope: 'favorites' }],
});

/** A stream for each member and day, so that recording reads a few events at most. */
export const memberOpeningsStream = defineStream('member-openings', [householdPartOpened]);

export type MemberOpeningsEvent = EventOf<typeof memberOpeningsStream>;
