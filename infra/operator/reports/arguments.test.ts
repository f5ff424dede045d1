import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const PERIOD = ['--from', '2026-01-01', '--to', '2026-03-31'];

test('a report and a period are enough', () => {
  expect(readArguments(['retention', ...PERIOD])).toEqual({
    kind: 'run',
    asked: { report: 'retention', from: '2026-01-01', to: '2026-03-31' },
    format: 'csv',
    out: null,
  });
});

test('everything else can be said, in any order', () => {
  const more = ['--as-of', '2026-04-01', '--group-by', 'week', '--state', 'NC'];
  expect(
    readArguments([...more, '--format', 'json', 'retention', ...PERIOD, '--out', 'a.json']),
  ).toEqual({
    kind: 'run',
    asked: {
      report: 'retention',
      from: '2026-01-01',
      to: '2026-03-31',
      asOf: '2026-04-01',
      groupBy: 'week',
      state: 'NC',
    },
    format: 'json',
    out: 'a.json',
  });
});

test('the list stands alone', () => {
  expect(readArguments(['--list'])).toEqual({ kind: 'list' });
  expect(() => readArguments(['--list', 'retention'])).toThrow('--list stands alone');
});

test.for([
  { args: [], says: 'Which report?' },
  { args: ['retention', 'funnel', ...PERIOD], says: 'Which report?' },
  { args: ['retention', '--from', '2026-01-01'], says: 'needs --from and --to' },
  { args: ['retention', '--from', 'May', '--to', '2026-05-31'], says: 'A day is such as' },
  { args: ['retention', ...PERIOD, '--as-of', '1 March'], says: 'A day is such as' },
  { args: ['retention', ...PERIOD, '--state', 'North Carolina'], says: 'A state is two letters' },
  { args: ['retention', ...PERIOD, '--format', 'xlsx'], says: 'csv or json, and not xlsx' },
  { args: ['retention', ...PERIOD, '--limit', '5'], says: "Unknown option '--limit'" },
  { args: ['retention', ...PERIOD, '--out'], says: "'--out" },
])('the error names the wrong argument: $args', ({ args, says }) => {
  expect(() => readArguments(args)).toThrow(says);
});
