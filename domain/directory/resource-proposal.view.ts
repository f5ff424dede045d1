import type { Recorded, View } from '../kernel/view.ts';
import type { ResourceProposal } from './resource-proposal.contract.ts';
import { wordsOf } from './resource-proposal.decider.ts';
import type { ResourceProposalEvent } from './resource-proposal.events.ts';

/** The stream alone says which proposal an event is of. */
export type OfProposal = Recorded<ResourceProposalEvent> & { readonly proposalId: string };

/** A family's proposals, oldest first. Shredded words read as empty. */
export const resourceProposalsView: View<readonly ResourceProposal[], OfProposal> = {
  evolve: (row, { proposalId: id, type, data, metadata: { occurredAt } }) => {
    const proposals = row ?? [];
    switch (type) {
      case 'ResourceProposed':
        return [...proposals, { id, ...wordsOf(data), proposedAt: occurredAt, answer: null }];
      case 'ResourceProposalAnswered': {
        const { proposalOutcome: outcome, resourceId } = data;
        const note = typeof data.note === 'string' ? data.note : null;
        const answer = { outcome, resourceId, note, answeredAt: occurredAt };
        return proposals.map((proposal) =>
          proposal.id === id ? { ...proposal, answer } : proposal,
        );
      }
    }
  },
};
