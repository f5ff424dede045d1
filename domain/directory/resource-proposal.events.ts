import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { type Message, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { CATEGORY_IDS } from './categories.ts';
import { PROPOSAL_OUTCOMES, type ProposalOutcome } from './resource-proposal.constants.ts';

/** Sealed, since text about a single therapist is about a person. */
const written = () => personal(z.string(), 'account');

/**
 * Events of stream `resourceProposal-{proposalId}`; the subject is the proposing family. The type names are
 * the storage format.
 */
const resourceProposed = defineEvent({
  type: 'ResourceProposed',
  schema: z.object({
    category: z.enum(CATEGORY_IDS).describe('Kind of help, by the id of the category'),
    state: z.string().describe('State of the provider, two letters'),
    name: written(),
    street: written(),
    city: written(),
    zip: written(),
    phone: written(),
    website: written(),
    why: written(),
  }),
  sentence: ({ state }) => say('Proposed a provider in {state} for the directory', { state }),
  isOwnAct: true,
  feature: 'proposed provider',
  examples: [
    {
      category: 'speech-therapy',
      state: 'NC',
      name: 'Bright Steps Speech',
      street: '',
      city: 'Durham',
      zip: '27701',
      phone: '919-555-0100',
      website: '',
      why: 'They waited until he was ready.',
    },
  ],
});

const ANSWERED: Readonly<Record<ProposalOutcome, Message>> = {
  listed: say('Was told that a provider they proposed is in the directory now'),
  'already-listed': say('Was told that a provider they proposed was in the directory already'),
  declined: say('Was told that a provider they proposed was not added to the directory'),
};

const resourceProposalAnswered = defineEvent({
  type: 'ResourceProposalAnswered',
  schema: z.object({
    proposalOutcome: z.enum(PROPOSAL_OUTCOMES).describe('How the proposal ended'),
    resourceId: z
      .string()
      .nullable()
      .describe('The listing, by its id in the directory; null when it was declined'),
    /** Message to the family. May repeat what it wrote. */
    note: personal(z.string().nullable(), 'account'),
  }),
  sentence: ({ proposalOutcome }) => ANSWERED[proposalOutcome],
  examples: [{ proposalOutcome: 'listed', resourceId: 'family-0123456789ab', note: 'Thank you!' }],
});

export const resourceProposalStream = defineStream('resource-proposal', [
  resourceProposed,
  resourceProposalAnswered,
]);

export type ResourceProposalEvent = EventOf<typeof resourceProposalStream>;
