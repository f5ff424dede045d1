import { say } from '../kernel/message.ts';
import { dayNumberOf, slotsOf, UNITS } from '../reports/days.ts';
import type { FamilyHistory } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import type { ReportParams, Row } from '../reports/report.ts';
import { planMeasureOf } from './tier-history.ts';

export const trials = familyReport({
  id: 'trials',
  version: 1,
  title: say('Free trials'),
  describes: say(
    'Families that started their first free trial in each period, and how many of them had started to pay, or had ended it, by the end of the whole period.',
  ),
  types: ['TrialStarted', 'SubscriptionStarted', 'SubscriptionEnded', 'AccountErased'],
  groupings: UNITS,
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    { id: 'trials', label: say('Started a trial'), type: 'families' },
    { id: 'converted', label: say('Started to pay'), type: 'families' },
    {
      id: 'share',
      label: say('Share of the trials'),
      type: 'share',
      part: 'converted',
      whole: 'trials',
    },
    { id: 'ended', label: say('Ended the trial without paying'), type: 'families' },
  ],
  chart: { kind: 'line', x: 'period', y: ['trials', 'converted'] },
  measure: planMeasureOf,
  rows: (families, params) => rowsOf(families, params),
});

const rowsOf = (families: readonly FamilyHistory[], params: ReportParams): readonly Row[] => {
  const slots = slotsOf(params.groupBy, params);
  const periods = slots.names.map((name) => ({ name, trials: 0, converted: 0, ended: 0 }));
  for (const family of families) {
    const trial = trialOf(family, dayNumberOf(params.to));
    const period = trial && periods[slots.indexOf(trial.day)];
    if (trial === undefined || period === undefined) continue;
    period.trials += 1;
    if (trial.outcome !== 'open') period[trial.outcome] += 1;
  }
  return periods.map(({ name, trials: started, converted, ended }) => [
    name,
    started,
    converted,
    ended,
  ]);
};

interface Trial {
  readonly day: number;
  readonly outcome: 'converted' | 'ended' | 'open';
}

/** The first trial, and the first event after it that decides it, up to a day. */
const trialOf = (family: FamilyHistory, lastDay: number): Trial | undefined => {
  let begun: number | undefined;
  let outcome: Trial['outcome'] | undefined;
  family.each((kind, _what, day) => {
    if (begun === undefined) {
      if (kind === 'trial') begun = day;
      return;
    }
    if (outcome !== undefined || kind === 'trial') return;
    if (day > lastDay) outcome = 'open';
    else outcome = kind === 'paid' ? 'converted' : 'ended';
  });
  return begun === undefined ? undefined : { day: begun, outcome: outcome ?? 'open' };
};
