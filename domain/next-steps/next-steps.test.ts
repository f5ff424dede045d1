import { expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import {
  type NextSteps,
  NO_MARK,
  nextSteps,
  type Situation,
  type StepMarks,
} from './next-steps.ts';
import { stepFacts } from './step-facts.ts';
import { STEPS } from './steps.ts';

const TODAY = '2026-11-29';

const UNKNOWN: Situation = { birthMonth: '2024-05', diagnosis: null, insurance: null };

const planOf = (situation: Partial<Situation> = {}, marks: StepMarks = {}, today = TODAY) =>
  nextSteps({ situation: { ...UNKNOWN, ...situation }, marks, today });

const openIn = ({ open }: NextSteps) => open.map(({ id }) => id);

test('a child of two begins with Early Intervention, one of four with the school', () => {
  expect(openIn(planOf())[0]).toBe('ei-ask');
  expect(openIn(planOf({ birthMonth: '2022-09' }))[0]).toBe('school-ask');
  expect(openIn(planOf({ birthMonth: '2022-09' }))).not.toContain('ei-ask');
});

test('steps change with the month, with nothing to press', () => {
  const before = openIn(planOf({ birthMonth: '2024-12' }));
  const after = openIn(planOf({ birthMonth: '2024-12' }, {}, '2026-12-01'));
  expect(before).not.toContain('turn3-dates');
  expect(after).toContain('turn3-dates');
});

test('a step for one situation is left out in another, and shown where nothing was told', () => {
  const lists = 'diagnosis-lists';
  expect(openIn(planOf())).toContain(lists);
  expect(openIn(planOf({ diagnosis: 'waiting' }))).toContain(lists);
  expect(openIn(planOf({ diagnosis: 'diagnosed' }))).not.toContain(lists);
  expect(openIn(planOf({ insurance: 'medicaid' }))).not.toContain('insurance-call');
  expect(openIn(planOf({ insurance: 'military' }))).toContain('tricare-echo');
});

test('a step that follows another waits for it', () => {
  const four = { birthMonth: '2022-09' };
  expect(openIn(planOf(four))).not.toContain('school-consent');
  expect(openIn(planOf(four, { 'school-ask': { ...NO_MARK, status: 'done' } }))[0]).toBe(
    'school-consent',
  );
});

test('a step is done, hidden, or put off until its day, and each can be taken back', () => {
  const marked = (status: 'done' | 'hidden' | 'later', until: string | null = null) =>
    planOf({}, { 'ei-ask': { ...NO_MARK, status, until } });
  expect(marked('done').done.map(({ id }) => id)).toEqual(['ei-ask']);
  expect(marked('hidden').hidden.map(({ id }) => id)).toEqual(['ei-ask']);
  expect(marked('later', '2026-11-30').later.map(({ id }) => id)).toEqual(['ei-ask']);
  expect(openIn(marked('later', TODAY))[0]).toBe('ei-ask');
  expect(openIn(planOf({}, { 'ei-ask': NO_MARK }))[0]).toBe('ei-ask');
});

test('a running time stands apart, and once it is over the step comes first', () => {
  const asked = (askedOn: string) =>
    planOf({}, { respite: NO_MARK, 'ei-ask': { ...NO_MARK, askedOn } });
  expect(asked(TODAY).asked).toMatchObject([{ id: 'ei-ask', clock: { daysLeft: 45 } }]);
  expect(asked(addDays(TODAY, -45)).asked).toMatchObject([{ clock: { daysLeft: 0 } }]);
  expect(asked(addDays(TODAY, -46)).open[0]).toMatchObject({
    id: 'ei-ask',
    clock: { daysLeft: -1 },
  });
});

test('a step that was done stays in the list of what is done at any age', () => {
  const marks: StepMarks = { 'ei-ask': { ...NO_MARK, status: 'done' } };
  expect(planOf({ birthMonth: '2010-01' }, marks).done).toHaveLength(1);
});

test('each age from birth to 26 has a step, and each step a source and a later end than its start', () => {
  for (let months = 0; months <= 312; months += 1) {
    const year = 2026 - Math.floor((months + 1) / 12);
    const month = 12 - ((months + 1) % 12);
    const birthMonth = `${year}-${String(month).padStart(2, '0')}`;
    expect(openIn(planOf({ birthMonth })).length).toBeGreaterThan(3);
  }
  for (const { id, fromMonths, toMonths, facts } of STEPS) {
    expect(toMonths, id).toBeGreaterThan(fromMonths);
    expect(stepFacts(facts), id).toHaveLength(facts.length);
  }
  expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
});

test('advice that was read nowhere names no figures of its own', () => {
  const alone = STEPS.filter(({ facts }) =>
    stepFacts(facts).every(({ verified }) => verified === 'unverified'),
  );
  for (const { why, what } of alone) expect(`${why.message} ${what.message}`).not.toMatch(/\d/);
  expect(alone.length).toBeGreaterThan(1);
});
