import { expect, test } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

const openPage = () => {
  let now = 0;
  const target = new EventTarget();
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  return {
    page,
    clock: () => now,
    passes: (seconds: number) => {
      now += seconds * 1_000;
    },
    turns: (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

test('time counts only while the page is looked at', () => {
  const { page, clock, passes, turns } = openPage();
  const watch = startStopwatch(page, clock);
  passes(10);
  turns('hidden');
  passes(500);
  turns('visible');
  passes(5);
  expect(watch.seconds()).toBe(15);
});

test('a page that is opened in the background counts from the first look on', () => {
  const { page, clock, passes, turns } = openPage();
  page.visibilityState = 'hidden';
  const watch = startStopwatch(page, clock);
  passes(100);
  turns('visible');
  passes(2);
  expect(watch.seconds()).toBe(2);
});
