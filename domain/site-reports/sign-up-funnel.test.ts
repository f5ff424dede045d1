import { expect, test } from 'vitest';
import { givenHistory, type Happened } from '../reports/history.fixture.ts';
import { signUpFunnel } from './sign-up-funnel.ts';

const registered = { type: 'AccountRegistered' };
const confirmed = { type: 'EmailConfirmed' };
const onboarded = { type: 'OnboardingCompleted' };
const searched = { type: 'SearchPerformed' };
const favorited = { type: 'ResourceFavorited' };

const familiesOf = (history: readonly Happened[], from: string, to: string) =>
  givenHistory(signUpFunnel, history)
    .rows({ from, to })
    .map(([, families]) => families);

const history = [
  { ...registered, day: '2026-03-01', by: 'ana' },
  { ...confirmed, day: '2026-03-01', by: 'ana' },
  { ...onboarded, day: '2026-03-02', by: 'ana' },
  { ...searched, day: '2026-03-02', by: 'ana' },
  { ...favorited, day: '2026-03-09', by: 'ana' },
  { ...registered, day: '2026-03-02', by: 'ben' },
  { ...confirmed, day: '2026-03-03', by: 'ben' },
];

test('each step counts the families that took it and all before it, in the weeks of the period', () => {
  const rows = givenHistory(signUpFunnel, history).rows({ from: '2026-02-23', to: '2026-03-29' });
  expect(rows).toEqual([
    ['Registered', 2],
    ['Confirmed the email address', 2],
    ['Finished the onboarding', 1],
    ['Searched', 1],
    ['Added a favorite', 1],
  ]);
  expect(familiesOf(history, '2026-03-02', '2026-03-29')).toEqual([1, 1, 0, 0, 0]);
});

test('a step later than 14 days does not count', () => {
  const late = (day: string) => [
    { ...registered, day: '2026-03-01' },
    { ...confirmed, day },
  ];
  expect(familiesOf(late('2026-03-15'), '2026-03-01', '2026-03-01')).toEqual([1, 1, 0, 0, 0]);
  expect(familiesOf(late('2026-03-16'), '2026-03-01', '2026-03-01')).toEqual([1, 0, 0, 0, 0]);
});

test('a family counts up to the first skipped step, and the order of its steps does not matter', () => {
  const day = '2026-03-01';
  const skipped = [registered, searched, favorited, onboarded].map((step) => ({ ...step, day }));
  expect(familiesOf(skipped, day, day)).toEqual([1, 0, 0, 0, 0]);
  const late = [...skipped, { ...confirmed, day }];
  expect(familiesOf(late, day, day)).toEqual([1, 1, 1, 1, 1]);
});
