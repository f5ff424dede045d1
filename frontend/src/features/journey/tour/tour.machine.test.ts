import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import type { EndTour } from '@hearthway/domain/journey/journey.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { FADE_MS, tourMachine } from './tour.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const ends: EndTour[] = [];
  const machine = tourMachine.provide({
    actions: { end: (_, how) => ends.push(how) },
  });
  const tour = createActor(machine, { clock });
  tour.start();
  onTestFinished(() => {
    tour.stop();
  });
  const does = (...types: readonly Parameters<typeof tour.send>[0]['type'][]) => {
    for (const type of types) tour.send({ type });
  };
  return {
    ends,
    does,
    passes: (ms: number) => clock.increment(ms),
    is: (tag: 'card' | 'fading') => tour.getSnapshot().hasTag(tag),
    step: () => TOUR_STEPS[tour.getSnapshot().context.step],
  };
};

test('it starts when the invitation has faded', () => {
  const page = start();
  page.does('accept');
  expect(page.is('card')).toBe(false);
  page.passes(FADE_MS);
  expect([page.is('card'), page.step()]).toEqual([true, 'welcome']);
});

test('it goes through its steps, back too, and ends after the last', () => {
  const page = start();
  page.does('take');
  const seen = [page.step()];
  for (let step = 1; step < TOUR_STEPS.length; step += 1) {
    page.does('next');
    seen.push(page.step());
  }
  expect(seen).toEqual(TOUR_STEPS);
  page.does('back');
  expect(page.step()).toBe('support');
  page.does('next', 'next');
  expect(page.ends).toEqual([{ outcome: 'completed' }]);
});

test('there is no step before the first', () => {
  const page = start();
  page.does('take', 'back');
  expect(page.step()).toBe('welcome');
});

test('skipping fades the tour and is remembered', () => {
  const page = start();
  page.does('take', 'next', 'next', 'skip', 'skip', 'next');
  expect(page.ends).toEqual([{ outcome: 'skipped', step: 3 }]);
  expect([page.is('card'), page.is('fading'), page.step()]).toEqual([true, true, 'diagnosis']);
  page.passes(FADE_MS);
  expect(page.is('card')).toBe(false);
});

test('starts over when taken again', () => {
  const page = start();
  page.does('take', 'next', 'skip');
  page.passes(FADE_MS);
  page.does('take');
  expect([page.is('card'), page.step()]).toEqual([true, 'welcome']);
});

test('leaving the page ends it without a word', () => {
  const page = start();
  page.does('take', 'next', 'gone');
  expect([page.is('card'), page.ends]).toEqual([false, []]);
});
