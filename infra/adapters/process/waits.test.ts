import { beforeEach, expect, test, vi } from 'vitest';
import { createWaits, startWaits, type Waits } from './waits.ts';

let now: number;
let said: string[];
let waits: Waits;

beforeEach(() => {
  now = 1_000_000;
  said = [];
  waits = createWaits({ nowMs: () => now, say: (line) => said.push(line) });
});

const pass = (ms: number): readonly string[] => {
  now += ms;
  waits.check();
  return said.splice(0);
};

test('after ten seconds without progress it says what it waits for', () => {
  waits.waitFor('the log').start();
  expect(pass(9_999)).toEqual([]);
  expect(pass(1)).toEqual(['No progress for 10 s: waiting for the log.']);
});

test('it says so less and less often', () => {
  waits.waitFor('the log').start();
  const seconds = Array.from({ length: 100 }, (_, index) => index + 1);
  const times = seconds.filter(() => pass(1_000).length > 0);
  expect(times).toEqual([10, 20, 40, 80]);
});

test('progress begins the time anew', () => {
  const wait = waits.waitFor('the log');
  for (let index = 0; index < 5; index += 1) {
    wait.start();
    expect(pass(9_000)).toEqual([]);
    wait.stop(true);
  }
  wait.start();
  expect(pass(10_000)).toHaveLength(1);
});

test('an answer with nothing new is no progress', () => {
  const wait = waits.waitFor('the log');
  for (let index = 0; index < 9; index += 1) {
    wait.start();
    expect(pass(1_000)).toEqual([]);
    wait.stop(false);
  }
  wait.start();
  expect(pass(1_000)).toHaveLength(1);
});

test('a command that works waits for nothing', () => {
  expect(pass(60_000)).toEqual([]);
  const wait = waits.waitFor('the log');
  wait.start();
  wait.stop(true);
  expect(pass(60_000)).toEqual([]);
  wait.start();
  expect(pass(9_999)).toEqual([]);
});

test('of several waits at once, progress of one is progress, and the longest is named', () => {
  const [first, second] = [waits.waitFor('an event to be stored'), waits.waitFor('the log')];
  first.start();
  now += 1_000;
  second.start();
  now += 8_000;
  second.stop(true);
  expect(pass(9_999)).toEqual([]);
  second.start();
  expect(pass(1)).toEqual(['No progress for 10 s: waiting for an event to be stored.']);
});

test.for([
  { isTTY: false, where: 'elsewhere', written: 'No progress for 10 s: waiting for the log.\n' },
  {
    isTTY: true,
    where: 'on a terminal, where progress may stand',
    written: '\r\u001b[KNo progress for 10 s: waiting for the log.\n',
  },
])('a command writes it by itself, $where', ({ isTTY, written }) => {
  vi.useFakeTimers();
  try {
    const write = vi.fn(() => true);
    startWaits({ isTTY, write }).waitFor('the log').start();
    vi.advanceTimersByTime(9_000);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(write.mock.calls).toEqual([[written]]);
  } finally {
    vi.useRealTimers();
  }
});
