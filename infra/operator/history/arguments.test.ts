import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const EXPORT = ['export', '--format', 'parquet', '--out', 'usage'];

test('an export is of all of history, or of some days', () => {
  expect(readArguments(EXPORT)).toEqual({ out: 'usage', from: undefined, to: undefined });
  expect(readArguments([...EXPORT, '--from', '2026-01-01', '--to', '2026-01-31'])).toEqual({
    out: 'usage',
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

test('the file is written where the operator is, unless a folder is named', () => {
  expect(readArguments(['export', '--format', 'parquet'])).toMatchObject({ out: '.' });
});

test.each([
  [[]],
  [['export']],
  [['export', '--out', 'usage']],
  [['export', '--format', 'csv', '--out', 'usage']],
  [['import', '--format', 'parquet', '--out', 'usage']],
  [[...EXPORT, 'more']],
  [[...EXPORT, '--from', 'yesterday']],
  [[...EXPORT, '--to', '2026-02-30']],
  [[...EXPORT, '--names']],
])('%j prints how it is used', (args) => {
  expect(() => readArguments(args)).toThrow(/^npm run history -- export --format parquet/);
});

test('a period that ends before it begins is refused', () => {
  expect(() => readArguments([...EXPORT, '--from', '2026-02-01', '--to', '2026-01-31'])).toThrow(
    'The period from 2026-02-01 to 2026-01-31 ends before it begins.',
  );
});
