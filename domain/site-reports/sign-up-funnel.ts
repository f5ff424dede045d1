import { say } from '../kernel/message.ts';
import { STATE } from '../reports/cells.ts';
import type { Act } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { perGroup } from '../reports/ledger.ts';
import { defineMeasure, familiesColumn } from '../reports/measure.ts';

const STEPS = [
  { type: 'AccountRegistered', label: 'Registered' },
  { type: 'EmailConfirmed', label: 'Confirmed the email address' },
  { type: 'OnboardingCompleted', label: 'Finished the onboarding' },
  { type: 'SearchPerformed', label: 'Searched' },
  { type: 'ResourceFavorited', label: 'Added a favorite' },
] as const;

const LABELS = STEPS.map(({ label }) => label);

/** Days after registration in which steps count. */
const STEPS_WITHIN_DAYS = 14;

const byStep = perGroup('step', 1);

/** Counts each family at its last step before the first missed one. */
const farthest = defineMeasure({
  id: 'sign-up-funnel',
  charges: [byStep, { ...byStep, by: ['step', STATE] }],
  waitDays: STEPS_WITHIN_DAYS,
  facts: (family, _groupBy, tell) => {
    let registered: number | undefined;
    const taken = new Set<string>();
    family.each((_kind, type, day) => {
      if (type === 'AccountRegistered') registered ??= day;
      if (registered !== undefined && day <= registered + STEPS_WITHIN_DAYS) taken.add(type);
    });
    if (registered === undefined) return;
    const missed = STEPS.findIndex(({ type }) => !taken.has(type));
    const group = (missed === -1 ? LABELS.at(-1) : LABELS[missed - 1]) ?? '';
    tell({ from: registered, to: registered, kind: 'all', group });
  },
});

export const signUpFunnel = familyReport({
  id: 'sign-up-funnel',
  version: 4,
  title: say('Sign-up funnel'),
  describes: say(
    'Of the families that registered in the period, how many had taken each step, and all steps before it, within 14 days.',
  ),
  types: STEPS.map(({ type }) => type),
  columns: [
    { id: 'step', label: say('Step'), type: 'text' },
    familiesColumn(farthest),
    {
      id: 'share',
      label: say('Of those who registered'),
      type: 'share',
      part: 'families',
      whole: 'families',
      wholeIs: 'first',
    },
  ],
  chart: { kind: 'funnel', step: 'step', value: 'families' },
  acts: ({ type }): Act => `took ${type}`,
  rows: (weeks) =>
    LABELS.map((label, step) => ({
      words: [label],
      sum: { groups: LABELS.slice(step), slots: [...weeks.keys()] },
    })),
});
