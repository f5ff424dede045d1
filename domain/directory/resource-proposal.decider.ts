import { type Decider, reject } from '../kernel/decider.ts';
import type { ProposalOutcome } from './resource-proposal.constants.ts';
import type { ProposeResource } from './resource-proposal.contract.ts';
import { type ResourceProposalEvent, resourceProposalStream } from './resource-proposal.events.ts';

interface Answer {
  readonly outcome: ProposalOutcome;
  readonly resourceId: string | null;
  /** Null if there is none, or shredded. */
  readonly note: string | null;
}

/** Shredded fields read as empty. */
interface Proposed {
  readonly proposed: ProposeResource;
}

export type ResourceProposalState =
  | { readonly status: 'none' }
  | (Proposed & { readonly status: 'open' })
  | (Proposed & Answer & { readonly status: 'answered' });

export type ResourceProposalCommand =
  | ({ readonly command: 'propose' } & ProposeResource)
  | (Answer & { readonly command: 'answer' });

export type ResourceProposalRejection = 'NotFound';

/** Answers a proposal once: the first outcome wins. */
export const resourceProposalDecider: Decider<
  ResourceProposalState,
  ResourceProposalCommand,
  ResourceProposalEvent,
  ResourceProposalRejection
> = {
  stream: resourceProposalStream,
  initialState: { status: 'none' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ResourceProposed':
        return { status: 'open', proposed: wordsOf(data) };
      case 'ResourceProposalAnswered': {
        const { proposalOutcome: outcome, resourceId, note } = data;
        const kept = typeof note === 'string' ? note : null;
        return state.status === 'open'
          ? { ...state, status: 'answered', outcome, resourceId, note: kept }
          : state;
      }
    }
  },
  decide: (command, state) => {
    switch (command.command) {
      case 'propose': {
        const { command: _, ...data } = command;
        return state.status === 'none' ? [{ type: 'ResourceProposed', data }] : [];
      }
      case 'answer': {
        const { outcome: proposalOutcome, resourceId, note } = command;
        if (state.status === 'none') return reject('NotFound');
        if (state.status === 'answered') return [];
        return [{ type: 'ResourceProposalAnswered', data: { proposalOutcome, resourceId, note } }];
      }
    }
  },
};

type Stored = Extract<ResourceProposalEvent, { readonly type: 'ResourceProposed' }>['data'];

/** Typed fields of a proposal; shredded ones are empty. */
export const wordsOf = ({
  category,
  state,
  name,
  street,
  city,
  zip,
  phone,
  website,
  why,
}: Stored): ProposeResource => ({
  category,
  state,
  name: wordsIn(name),
  street: wordsIn(street),
  city: wordsIn(city),
  zip: wordsIn(zip),
  phone: wordsIn(phone),
  website: wordsIn(website),
  why: wordsIn(why),
});

const wordsIn = (field: Stored['name']): string => (typeof field === 'string' ? field : '');
