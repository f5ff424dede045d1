import { expect, test } from 'vitest';
import { progressDisplay, progressLine } from './progress-line.ts';

const progress = { events: 1_234_000, share: 0.529, eventsPerSecond: 61_000, secondsLeft: 9 };

test('a line tells how far it is, how fast, and for how long', () => {
  expect(progressLine(progress)).toBe(' 52%  1,234,000 events, 61,000 a second, 9 s left');
  expect(progressLine({ ...progress, secondsLeft: 61 })).toContain('2 min left');
  expect(progressLine({ ...progress, secondsLeft: null })).not.toContain('left');
});

test('a terminal is written to a few times a second, and a file never', () => {
  const written: string[] = [];
  let now = 0;
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const display = progressDisplay({ isTTY: true, write }, () => now);
  display.show(progress);
  display.show(progress);
  now = 300;
  display.show(progress);
  expect(written).toHaveLength(2);
  const silent = progressDisplay({ isTTY: false, write }, () => now);
  silent.show(progress);
  silent.clear();
  expect(written).toHaveLength(2);
});
