import { expect, test } from 'vitest';
import { given } from '../kernel/given.fixture.ts';
import { outsideModelDecider } from './outside-model.decider.ts';
import type { OutsideModelEvent } from './outside-model.events.ts';

const chosen = (isAllowed: boolean): OutsideModelEvent => ({
  type: 'OutsideModelChosen',
  data: { isAllowed },
});

const choose = (isAllowed: boolean) => ({ command: 'choose-outside-model', isAllowed }) as const;

test('an outside model is off until the family turns it on', () => {
  expect(given(outsideModelDecider).when(choose(false))).toEqual([]);
  expect(given(outsideModelDecider).when(choose(true))).toEqual([chosen(true)]);
});

test('a family that has turned it on turns it off', () => {
  const { when } = given(outsideModelDecider, [chosen(true)]);
  expect(when(choose(true))).toEqual([]);
  expect(when(choose(false))).toEqual([chosen(false)]);
});
