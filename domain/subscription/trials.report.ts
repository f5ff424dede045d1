import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, familiesColumn } from '../reports/measure.ts';
import type { Fact, FamilyHistory } from '../reports/report.ts';
import { planActOf } from './tier-history.ts';

/** Days after its start in which a trial is decided: it lasts seven, and a payment may be late. */
const DECIDED_WITHIN_DAYS = 14;

const begun = defineMeasure({
  id: 'trials',
  kinds: ['open', 'ended', 'converted'],
  charges: usualCharges(),
  waitDays: DECIDED_WITHIN_DAYS,
  facts: (family, _groupBy, tell) => tellTrial(family, tell),
});

export const trials = familyReport({
  id: 'trials',
  version: 2,
  title: say('Free trials'),
  describes: say(
    'Families that started their first free trial in each period, and how many of them had started to pay, or had ended it, within 14 days.',
  ),
  types: ['TrialStarted', 'SubscriptionStarted', 'SubscriptionEnded', 'AccountErased'],
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    familiesColumn(begun, { id: 'trials', label: say('Started a trial') }),
    familiesColumn(begun, {
      id: 'converted',
      label: say('Started to pay'),
      kinds: ['converted'],
    }),
    {
      id: 'share',
      label: say('Share of the trials'),
      type: 'share',
      part: 'converted',
      whole: 'trials',
    },
    familiesColumn(begun, {
      id: 'ended',
      label: say('Ended the trial without paying'),
      kinds: ['ended'],
    }),
  ],
  chart: { kind: 'line', x: 'period', y: ['trials', 'converted'] },
  acts: planActOf,
});

/** Reports the first trial and the first event that decides it. */
const tellTrial = (family: FamilyHistory, tell: (fact: Fact) => void): void => {
  let day: number | undefined;
  let outcome: string | undefined;
  family.each((kind, _what, at) => {
    if (day === undefined) {
      if (kind === 'trial') day = at;
      return;
    }
    if (outcome !== undefined || kind === 'trial') return;
    if (at > day + DECIDED_WITHIN_DAYS) outcome = 'open';
    else outcome = kind === 'paid' ? 'converted' : 'ended';
  });
  if (day !== undefined) tell({ from: day, to: day, kind: outcome ?? 'open', group: '' });
};
