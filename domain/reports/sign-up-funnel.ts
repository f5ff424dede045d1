import { say } from '../kernel/message.ts';
import { dayNumberOf, isWithin } from './days.ts';
import type { Measure } from './family-log.ts';
import { familyReport } from './family-report.ts';

const STEPS = [
  { type: 'AccountRegistered', label: 'Registered' },
  { type: 'EmailConfirmed', label: 'Confirmed the email address' },
  { type: 'OnboardingCompleted', label: 'Finished the onboarding' },
  { type: 'SearchPerformed', label: 'Searched' },
  { type: 'ResourceFavorited', label: 'Added a favorite' },
] as const;

export const signUpFunnel = familyReport({
  id: 'sign-up-funnel',
  version: 3,
  title: say('Sign-up funnel'),
  describes: say(
    'Of the families that registered in the period, how many had taken each step, and all steps before it, by the end of the period.',
  ),
  types: STEPS.map(({ type }) => type),
  groupings: ['step'],
  columns: [
    { id: 'step', label: say('Step'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    {
      id: 'share',
      label: say('Of those who registered'),
      type: 'share',
      part: 'families',
      whole: 'families',
      isOfFirst: true,
    },
  ],
  chart: { kind: 'funnel', step: 'step', value: 'families' },
  measure: ({ type }): Measure => `took ${type}`,
  isOnceADay: true,
  rows: (families, params) => {
    const isInPeriod = isWithin(params);
    const last = dayNumberOf(params.to);
    const counts = STEPS.map(() => 0);
    for (const family of families) {
      const taken = new Set<string>();
      let isOfCohort = false;
      family.each((_kind, type, day) => {
        if (day <= last) taken.add(type);
        if (type === 'AccountRegistered' && isInPeriod(day)) isOfCohort = true;
      });
      if (!isOfCohort) continue;
      const missed = STEPS.findIndex(({ type }) => !taken.has(type));
      const reached = missed === -1 ? STEPS.length : missed;
      for (let step = 0; step < reached; step += 1) counts[step] = (counts[step] ?? 0) + 1;
    }
    return STEPS.map(({ label }, step) => [label, counts[step] ?? 0]);
  },
});
