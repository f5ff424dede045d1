import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { CATEGORY_IDS } from './categories.ts';
import { PROPOSAL_OUTCOMES } from './resource-proposal.constants.ts';

const SENT = 'proposal: sent';

/** Proposals by families and answers to them, each counted in its week. */
export const proposedProviders = tallyReport({
  id: 'proposed-providers',
  version: 2,
  title: say('Proposed providers'),
  describes: say(
    'Families that proposed a provider for the directory, by kind of help, and how their proposals were answered: each counts once a week.',
  ),
  types: ['ResourceProposed', 'ResourceProposalAnswered'],
  measure: defineMeasure({
    id: 'proposed-providers',
    charges: usualCharges({ topic: 2, category: 2 }),
    facts: eachAct((kind, what, groupBy) => {
      if (groupBy === 'topic') return { group: kind === 'sent' ? SENT : `proposal: ${what}` };
      return kind === 'sent' ? { group: what } : null;
    }),
  }),
  groups: {
    topic: [SENT, ...PROPOSAL_OUTCOMES.map((outcome) => `proposal: ${outcome}`)],
    category: CATEGORY_IDS,
  },
  acts: ({ type, data }): Act =>
    type === 'ResourceProposed'
      ? `sent ${String(data['category'])}`
      : `answered ${String(data['proposalOutcome'])}`,
});
