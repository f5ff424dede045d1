import { addChildSchema, type Child } from '@hearthway/domain/children/children.contract.ts';
import { expect, test } from 'vitest';
import {
  cardOf,
  LESSONS,
  MODULE_ID,
  PASSED,
  progressOf,
} from '../../../testing/lessons.fixture.ts';
import { nextLesson } from './next-lesson.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const next = (known: Partial<Parameters<typeof nextLesson>[0]> = {}) => {
  const found = nextLesson({
    cards: LESSONS.map(cardOf),
    progress: [],
    diagnosisDate: undefined,
    children: [],
    now: NOW,
    ...known,
  });
  return found && [found.card.id, found.why];
};

test('a lesson that was begun comes first', () => {
  const progress = [PASSED, progressOf({ moduleId: 'who-pays' })];
  expect(next({ progress, diagnosisDate: '2026-11-01' })).toEqual(['who-pays', 'begun']);
});

test('then the one that goes on from the lesson read last', () => {
  expect(next({ progress: [PASSED] })).toEqual(['first-words', 'goes-on']);
});

test.for([
  ['2026-11-01', MODULE_ID],
  ['2026-03-01', 'what-aba-is'],
])('with a diagnosis of %s, the first lesson is %s', ([diagnosisDate, id]) => {
  expect(next({ diagnosisDate })).toEqual([id, 'stage']);
});

const childOf = (fields: Partial<Child>): Child => ({
  ...addChildSchema.parse({ name: 'Maya' }),
  id: 'maya',
  createdAt: '2026-11-20T10:00:00.000Z',
  removedAt: null,
  coverOrder: 0,
  ...fields,
});

test('after the first months, one that fits a child by its age or how it communicates comes first', () => {
  const withWords = LESSONS.map(cardOf).map((card) =>
    card.id === 'first-words' ? { ...card, topics: ['communication' as const] } : card,
  );
  const of = (fields: Partial<Child>, diagnosisDate = '2026-03-01') =>
    next({ cards: withWords, children: [childOf(fields)], diagnosisDate });
  expect(of({ communication: ['device'] })).toEqual(['first-words', 'child']);
  expect(of({ communication: ['speech'] })).toEqual(['what-aba-is', 'stage']);
  expect(of({ communication: ['device'] }, '2026-11-01')).toEqual([MODULE_ID, 'stage']);
});

test('else the first that was not read', () => {
  expect(next()).toEqual([MODULE_ID, 'unread']);
  expect(next({ diagnosisDate: 'not a date' })).toEqual([MODULE_ID, 'unread']);
});

test('once all were read there is none', () => {
  const progress = LESSONS.map(({ module: { id } }) => ({ ...PASSED, moduleId: id }));
  expect(next({ progress })).toBeUndefined();
});
