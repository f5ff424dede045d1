import { type Message, say } from '../kernel/message.ts';

/** Outcomes of a proposal. Stored in events, so never renamed. */
export const PROPOSAL_OUTCOMES = ['listed', 'already-listed', 'declined'] as const;

export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];

export const PROPOSAL_OUTCOME_WORDS: Readonly<Record<ProposalOutcome, Message>> = {
  listed: say('Added to the directory'),
  'already-listed': say('Was in the directory already'),
  declined: say('Not added'),
};

export const PROPOSAL_NAME_MAX_LENGTH = 120;

/** Maximum letters of its street, and of its city. */
export const PROPOSAL_PLACE_MAX_LENGTH = 120;

export const PROPOSAL_WEBSITE_MAX_LENGTH = 300;

/** Maximum letters of the reason, and of the answer. */
export const PROPOSAL_TEXT_MAX_LENGTH = 1_000;

/** Limited because a person reviews each. */
export const PROPOSALS_PER_DAY = 5;
