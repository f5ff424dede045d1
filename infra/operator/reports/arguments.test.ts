import { expect, test } from 'vitest';
import { reportProgram } from './arguments.ts';

const PERIOD = ['--from', '2026-01-01', '--to', '2026-03-31'];

const read = (args: readonly string[]) => reportProgram(() => new Date('2026-11-21')).read(args);

test('a report and a period are enough', () => {
  expect(read(['retention', ...PERIOD])).toMatchObject({
    kind: 'run',
    question: { report: { id: 'retention' }, asOf: null },
    format: 'csv',
    out: null,
  });
});

test('everything else can be said, in any order', () => {
  const more = ['--as-of', '2026-04-01', '--group-by', 'week', '--state', 'NC'];
  expect(
    read([...more, '--format', 'json', 'active-families', ...PERIOD, '--out', 'a.json']),
  ).toMatchObject({
    kind: 'run',
    question: {
      report: { id: 'active-families' },
      params: { groupBy: 'week', state: 'NC' },
      asOf: '2026-04-01',
    },
    format: 'json',
    out: 'a.json',
  });
});

test('the list stands alone', () => {
  expect(read(['--list'])).toEqual({ kind: 'list' });
});
