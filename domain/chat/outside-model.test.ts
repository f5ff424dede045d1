import { expect, test } from 'vitest';
import { given } from '../kernel/given.fixture.ts';
import { outsideModelDecider } from './outside-model.decider.ts';
import type { OutsideModelEvent } from './outside-model.events.ts';

const chosen = (isAllowed: boolean): OutsideModelEvent => ({
  type: 'OutsideModelChosen',
  data: { isAllowed },
});

const choose = (isAllowed: boolean) => ({ command: 'choose-outside-model', isAllowed }) as const;

test('a family that says nothing allows an outside model, where there is one', () => {
  expect(given(outsideModelDecider).when(choose(true))).toEqual([]);
});

test('a family turns it off, and on again', () => {
  expect(given(outsideModelDecider).when(choose(false))).toEqual([chosen(false)]);
  const { when } = given(outsideModelDecider, [chosen(false)]);
  expect(when(choose(false))).toEqual([]);
  expect(when(choose(true))).toEqual([chosen(true)]);
});
