import { expect, test } from 'vitest';
import { program } from './arguments.ts';

const EXPORT = ['export', '--format', 'parquet', '--out', 'usage'];

test('an export is of all of history, or of some days', () => {
  expect(program.read(EXPORT)).toEqual({ out: 'usage', from: undefined, to: undefined });
  expect(program.read([...EXPORT, '--from', '2026-01-01', '--to', '2026-01-31'])).toEqual({
    out: 'usage',
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

test('the file is written where the operator is, unless a folder is named', () => {
  expect(program.read(['export', '--format', 'parquet'])).toMatchObject({ out: '.' });
});
