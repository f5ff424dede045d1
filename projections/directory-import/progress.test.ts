import { expect, test } from 'vitest';
import { progressBar, progressLine } from './progress.ts';

const START = { rows: 0, bytes: 0, size: 10_000_000 };

test('prints a bar, a share, rows and the time left', () => {
  expect(
    progressLine({ ...START, rows: 52_000, bytes: 5_200_000 }, { seconds: 2, from: START }),
  ).toBe('[##########----------]  52%  52,000 rows, 26,000 a second, 2 s left');
});

test('speed is measured from where this run began', () => {
  const from = { ...START, rows: 40_000, bytes: 4_000_000 };
  expect(progressLine({ ...from, rows: 41_000, bytes: 4_100_000 }, { seconds: 2, from })).toBe(
    '[########------------]  41%  41,000 rows, 500 a second, 2 min left',
  );
});

test('the longest line fits a terminal', () => {
  const size = 11_000_000_000;
  const line = progressLine(
    { rows: 9_000_000, bytes: size - 1_000_000_000, size },
    { seconds: 300, from: { ...START, size } },
  );
  expect(line.length).toBeLessThanOrEqual(78);
});

test('a terminal is redrawn four times a second at most, and left clean', () => {
  let written = '';
  let nowMs = 0;
  const write = (text: string): boolean => {
    written += text;
    return true;
  };
  const bar = progressBar({ isTTY: true, write }, () => nowMs);
  for (; nowMs < 1_000; nowMs += 10) bar.show({ ...START, rows: nowMs, bytes: nowMs });
  expect(written.split('\r').length - 1).toBe(4);
  bar.clear();
  expect(written.endsWith('\r\u001b[K')).toBe(true);
});

test('prints nothing without a terminal', () => {
  const bar = progressBar({ isTTY: false, write: () => expect.fail('written to') }, () => 0);
  bar.show(START);
  bar.clear();
});
