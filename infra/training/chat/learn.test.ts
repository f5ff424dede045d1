import { expect, test } from 'vitest';
import { hashOf, readCard } from './card.ts';
import { crisisWeightsFrom } from './crisis-learner.ts';
import { flippedDecisions } from './flips.ts';
import { crisisLesson } from './learn-command.ts';
import { readJudged } from './medical-learner.ts';
import { readFolder } from './messages.ts';

const MESSAGES = [...readFolder(new URL('messages/', import.meta.url)).values()].flatMap(
  (messages) => messages.filter((_, at) => at % 100 === 0),
);

/** Changes with the messages of the small set, with the features and with the trainer, and with nothing else. */
const SMALL_SET = '69f2f34aee4047a4e04761c833da53c278b95e8876eb1ef9b691831c926504bd';

test('the same messages give the same weights, byte for byte', { timeout: 30_000 }, () => {
  const weights = crisisWeightsFrom(MESSAGES, { certain: 0.3, possible: -0.2 });
  expect(hashOf([JSON.stringify(weights)])).toBe(SMALL_SET);
});

test('decisions that a change flips are told with what they were', () => {
  const nothing = { crisis: null, possible: null, kind: null, isSelfInjury: false };
  expect(
    flippedDecisions(
      ['he is gone', 'good day'],
      () => nothing,
      (text) => (text === 'good day' ? nothing : { ...nothing, possible: 'emergency' }),
    ),
  ).toEqual(['nothing → line (emergency): he is gone']);
});

test('the weights were learned from the messages and questions of today: `npm run chat -- learn` does', () => {
  const questions = hashOf(readJudged().map(({ text }) => text));
  expect({ crisis: crisisLesson().madeFrom, medical: questions }).toEqual({
    crisis: readCard('crisis').madeFrom,
    medical: readCard('medical').madeFrom,
  });
});
