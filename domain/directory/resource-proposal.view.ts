import type { Recorded, View } from '../kernel/view.ts';
import type { ResourceProposal } from './resource-proposal.contract.ts';
import { wordsOf } from './resource-proposal.decider.ts';
import type { ResourceProposalEvent } from './resource-proposal.events.ts';

/** Only the stream identifies the proposal of an event. */
export type OfProposal = Recorded<ResourceProposalEvent> & { readonly proposalId: string };

/** Proposals of a family, oldest first. Shredded fields read as empty. */
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
