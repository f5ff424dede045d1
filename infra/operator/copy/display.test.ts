import { beforeEach, expect, test, vi } from 'vitest';
import { createDisplay } from './display.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const start = (isTTY: boolean) => {
  const written: string[] = [];
  const terminal = { isTTY, write: (text: string) => written.push(text) > 0 };
  const display = createDisplay({
    terminal,
    clock: () => Date.now(),
    waitingFor: 'esdb://one or esdb://two',
  });
  return { written, display };
};

test('it says what it waits for each time that nothing has moved for ten seconds', () => {
  const { written, display } = start(false);
  vi.advanceTimersByTime(9_000);
  display.moved();
  vi.advanceTimersByTime(9_000);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(written).toEqual(['No progress for 10 s: waiting for esdb://one or esdb://two.\n']);
  display.end();
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(1);
});

test('on a terminal it says how far it is', () => {
  const { written, display } = start(true);
  display.show({ step: 'copied', events: 1_234 });
  display.end();
  expect(written.join('')).toContain('1,234 events copied');
});
