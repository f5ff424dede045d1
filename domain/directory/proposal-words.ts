import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { PROPOSAL_OUTCOME_WORDS } from './resource-proposal.constants.ts';
import { resourceProposalsModel } from './resource-proposals.model.ts';

export const exportedProposals = exportSection({
  model: resourceProposalsModel,
  title: say('Providers that you proposed'),
  toRows: ({ proposals }) =>
    proposals.map(({ answer, proposedAt, ...proposal }) => ({
      ...proposal,
      proposedAt: new Date(proposedAt),
      outcome: answer?.outcome ?? null,
      resourceId: answer?.resourceId ?? null,
      note: answer?.note ?? null,
      answeredAt: answer && new Date(answer.answeredAt),
    })),
  fields: {
    id: say('ID of the proposal'),
    category: say('Kind of help'),
    name: say('Name'),
    street: say('Street'),
    city: say('City'),
    state: say('State'),
    zip: say('ZIP code'),
    phone: say('Phone number'),
    website: say('Website'),
    why: say('Why you proposed it'),
    proposedAt: say('When you proposed it'),
    outcome: say('Outcome'),
    resourceId: say('ID of the provider'),
    note: say('What we answered'),
    answeredAt: say('When we answered'),
  },
});

export const proposalWords = {
  fields: {
    category: say('Kind of help'),
    city: say('City'),
    name: say('Name'),
    phone: say('Phone number'),
    proposalOutcome: say('Outcome'),
    state: say('State'),
    street: say('Street'),
    website: say('Website'),
    why: say('Why they proposed it'),
    zip: say('ZIP code'),
  },
  choices: { proposalOutcome: PROPOSAL_OUTCOME_WORDS },
} as const;
