import { expect, test } from 'vitest';
import { hashOf } from './card.ts';
import { crisisWeightsFrom } from './crisis-learner.ts';
import { flippedDecisions } from './flips.ts';
import { readFolder } from './messages.ts';

const MESSAGES = [...readFolder(new URL('messages/', import.meta.url)).values()].flatMap(
  (messages) => messages.filter((_, at) => at % 100 === 0),
);

/** Changes with the messages of the small set, with the features and with the trainer, and with nothing else. */
const SMALL_SET = 'b81e961cc808260354245bebe1f05b12079bbb072171aacb7f49d40fe57f258e';

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
