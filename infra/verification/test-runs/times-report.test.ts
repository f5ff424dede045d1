import { expect, test } from 'vitest';
import { timesReport } from './times-report.ts';

const slow = { kind: 'e2e', file: 'slow.e2e.test.ts', ms: 81_940 };
const quick = { kind: 'unit', file: 'quick.test.ts', ms: 4 };

test('Sums the time per kind, the most expensive kind first', () => {
  const report = timesReport([quick, { ...quick, ms: 1_500 }, slow]);

  expect(report).toContain('    81.9 s  e2e, 1 file\n     1.5 s  unit, 2 files\n');
});

test('Lists the ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({ ...quick, file: `${i}.ts`, ms: i * 1000 }));

  const listed = [...timesReport(files).matchAll(/ s {2}(\d+)\.ts$/gm)].map(([, file]) => file);

  expect(listed).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

test('Prints nothing for a single file', () => {
  expect(timesReport([slow])).toBe('');
});
