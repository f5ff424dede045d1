import * as z from 'zod';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { readerOf, userIdIn } from '../kernel/read-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import { resourceProposalSchema } from './resource-proposal.contract.ts';
import { resourceProposalStream } from './resource-proposal.events.ts';
import { type OfProposal, resourceProposalsView } from './resource-proposal.view.ts';

const read = readerOf(resourceProposalStream);

/** Proposed providers by family, folded from all streams `resourceProposal-{proposalId}`. */
export const resourceProposalsModel = foldByKey({
  name: 'resource-proposals',
  label: say('Providers that you proposed'),
  definition: 2,
  row: z.object({ proposals: z.array(resourceProposalSchema).readonly() }),
  sealed: ['proposals'],
  view: {
    evolve: (row, event: OfProposal) => ({
      proposals: resourceProposalsView.evolve(row?.proposals ?? null, event),
    }),
  },
  keyOf: ({ streamId, metadata }) => {
    const { category, id } = readStreamId(streamId);
    if (category !== resourceProposalStream.category) return undefined;
    // Parks by proposal id, since the event has no user.
    return userIdIn(metadata) ?? id;
  },
  read: (event) => ({ ...read(event), proposalId: readStreamId(event.streamId).id }),
});
