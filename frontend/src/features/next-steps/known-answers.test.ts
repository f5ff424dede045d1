import { NO_NOTES } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { expect, test } from 'vitest';
import { knownAnswers, type ToldElsewhere } from './known-answers.ts';

const NOTHING: ToldElsewhere = {
  child: undefined,
  place: undefined,
  isDiagnosed: false,
  plan: undefined,
  otherState: null,
};

test.for([
  ['Durham, NC', 'NC'],
  ['Durham, NC 27701', 'NC'],
  ['Raleigh, north carolina', 'NC'],
  ['Texas', 'TX'],
  ['27701', null],
  ['36.0, -78.9', null],
  ['Paris, France', null],
])('the place %s is in the state %s', ([place, state]) => {
  expect(knownAnswers(NO_NOTES, { ...NOTHING, place: place ?? '' }).state).toBe(state);
});

test('the child’s page comes before the answers of the plan, and those before other pages', () => {
  const child = {
    birthMonth: '2020-05',
    insurance: 'employer' as const,
    diagnoses: [{ name: 'ASD level 2', since: '' }],
  };
  const plan = { source: 'medicaid' as const, state: 'TX' as const };
  expect(knownAnswers(NO_NOTES, { ...NOTHING, child, plan })).toEqual({
    birthMonth: '2020-05',
    state: 'TX',
    diagnosis: 'diagnosed',
    insurance: 'employer',
  });
  const answers = { ...NO_NOTES.answers, state: 'NC' as const, diagnosis: 'waiting' as const };
  expect(knownAnswers({ ...NO_NOTES, answers }, { ...NOTHING, child, plan })).toMatchObject({
    state: 'NC',
    diagnosis: 'waiting',
  });
});

test('a diagnosis of something else is no diagnosis of autism', () => {
  const child = { birthMonth: '', insurance: null, diagnoses: [{ name: 'ADHD', since: '' }] };
  expect(knownAnswers(NO_NOTES, { ...NOTHING, child }).diagnosis).toBeNull();
});
