import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import type { EndTour } from '@hearthway/domain/journey/journey.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { FADE_MS, INVITE_AFTER_MS, tourMachine } from './tour.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const ends: EndTour[] = [];
  let isFree = true;
  const machine = tourMachine.provide({
    actions: { end: (_, how) => ends.push(how) },
    guards: { isFree: () => isFree },
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
    is: (tag: 'invitation' | 'card' | 'fading') => tour.getSnapshot().hasTag(tag),
    step: () => TOUR_STEPS[tour.getSnapshot().context.step],
    becomesBusy: (busy: boolean) => {
      isFree = !busy;
    },
  };
};

const invited = () => {
  const page = start();
  page.does('first-visit');
  page.passes(INVITE_AFTER_MS);
  return page;
};

test('whoever is here for the first time is invited after a while', () => {
  const page = start();
  page.does('first-visit');
  page.passes(INVITE_AFTER_MS - 1);
  expect(page.is('invitation')).toBe(false);
  page.passes(1);
  expect(page.is('invitation')).toBe(true);
});

test('nobody is interrupted by the invitation: it comes later', () => {
  const page = start();
  page.becomesBusy(true);
  page.does('first-visit');
  page.passes(INVITE_AFTER_MS);
  expect(page.is('invitation')).toBe(false);
  page.becomesBusy(false);
  page.passes(INVITE_AFTER_MS);
  expect(page.is('invitation')).toBe(true);
});

test('whoever leaves before is not invited elsewhere, and is when back', () => {
  const page = start();
  page.does('first-visit', 'gone');
  page.passes(INVITE_AFTER_MS);
  expect(page.is('invitation')).toBe(false);
  page.does('first-visit');
  page.passes(INVITE_AFTER_MS);
  expect(page.is('invitation')).toBe(true);
});

test('whoever is no newcomer any more is not invited', () => {
  const page = start();
  page.does('first-visit', 'known');
  page.passes(INVITE_AFTER_MS);
  expect(page.is('invitation')).toBe(false);
});

test('the tour starts when the invitation has faded', () => {
  const page = invited();
  page.does('take');
  expect([page.is('invitation'), page.is('card')]).toEqual([false, false]);
  page.passes(FADE_MS);
  expect([page.is('card'), page.step()]).toEqual([true, 'welcome']);
});

test('declining only closes the invitation, and it is not repeated', () => {
  const page = invited();
  page.does('decline', 'first-visit');
  page.passes(INVITE_AFTER_MS);
  expect([page.is('invitation'), page.ends]).toEqual([false, []]);
  page.does('take');
  expect(page.is('card')).toBe(true);
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

test('before the first step there is none', () => {
  const page = start();
  page.does('take', 'back');
  expect(page.step()).toBe('welcome');
});

test('whoever skips it is asked no more, and it fades', () => {
  const page = start();
  page.does('take', 'next', 'next', 'skip', 'skip', 'next');
  expect(page.ends).toEqual([{ outcome: 'skipped', step: 3 }]);
  expect([page.is('card'), page.is('fading'), page.step()]).toEqual([true, true, 'diagnosis']);
  page.passes(FADE_MS);
  expect(page.is('card')).toBe(false);
});

test('it begins anew when it is taken again', () => {
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
