import { say } from '../kernel/message.ts';
import { type Measure, PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';
import { CATEGORY_IDS } from './categories.ts';
import { PROPOSAL_OUTCOMES } from './resource-proposal.constants.ts';

const SENT = 'proposal: sent';

/** Proposals that families sent, and answers to them, each on its day. */
export const proposedProviders = familyReport({
  id: 'proposed-providers',
  version: 1,
  title: say('Proposed providers'),
  describes: say(
    'Providers that families proposed for the directory in the period, by kind of help, and how their proposals were answered.',
  ),
  types: ['ResourceProposed', 'ResourceProposalAnswered'],
  groupings: ['topic', 'category', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  measure: ({ type, data }): Measure | null =>
    type === 'ResourceProposed'
      ? `sent ${String(data['category'])}`
      : `answered ${String(data['proposalOutcome'])}`,
  rows: (families, params) => {
    const { groupBy } = params;
    return tallyRows({
      families,
      params,
      groupOf: (kind, what, state) => {
        if (groupBy === 'topic') return kind === 'sent' ? SENT : `proposal: ${what}`;
        if (kind !== 'sent') return null;
        return groupBy === 'state' ? state : what;
      },
      always: ALWAYS[groupBy] ?? [],
    });
  },
});

const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  topic: [SENT, ...PROPOSAL_OUTCOMES.map((outcome) => `proposal: ${outcome}`)],
  category: CATEGORY_IDS,
  state: PLACES,
};
