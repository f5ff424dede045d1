import { type Message, say } from '../kernel/message.ts';

/** How a proposal ends. Stored in events: a name never changes. */
export const PROPOSAL_OUTCOMES = ['listed', 'already-listed', 'declined'] as const;

export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];

/** The outcomes in words. */
export const PROPOSAL_OUTCOME_WORDS: Readonly<Record<ProposalOutcome, Message>> = {
  listed: say('Added to the directory'),
  'already-listed': say('Was in the directory already'),
  declined: say('Not added'),
};

/** Letters of the name of a proposed provider. */
export const PROPOSAL_NAME_MAX_LENGTH = 120;

/** Letters of its street, and of its city. */
export const PROPOSAL_PLACE_MAX_LENGTH = 120;

/** Letters of its website. */
export const PROPOSAL_WEBSITE_MAX_LENGTH = 300;

/** Letters of why the family proposes it, and of what it is answered. */
export const PROPOSAL_TEXT_MAX_LENGTH = 1_000;

/** Each is looked into by a person. */
export const PROPOSALS_PER_DAY = 5;
