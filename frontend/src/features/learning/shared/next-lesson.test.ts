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

test('else the first that was not read', () => {
  expect(next()).toEqual([MODULE_ID, 'unread']);
  expect(next({ diagnosisDate: 'not a date' })).toEqual([MODULE_ID, 'unread']);
});

test('once all were read there is none', () => {
  const progress = LESSONS.map(({ module: { id } }) => ({ ...PASSED, moduleId: id }));
  expect(next({ progress })).toBeUndefined();
});
