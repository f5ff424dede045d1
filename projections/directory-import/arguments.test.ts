import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test.each([
  [
    ['--format', 'nppes', 'npi.csv'],
    { file: 'npi.csv', mapping: undefined, report: undefined, mayShrink: false },
  ],
  [
    [
      '--format',
      'spreadsheet',
      '--mapping',
      'a.json',
      '--report',
      'r.csv',
      '--may-shrink',
      'a.csv',
    ],
    { file: 'a.csv', mapping: 'a.json', report: 'r.csv', mayShrink: true },
  ],
])('%j', (args, read) => {
  expect(readArguments(args)).toEqual(read);
});

test(
  '… prints how it is used',
  everyRow(
    [
      [[]],
      [['npi.csv']],
      [['--format', 'hsds', 'a.csv']],
      [['--format', 'nppes']],
      [['--format', 'nppes', 'one.csv', 'two.csv']],
      [['--format', 'nppes', '--mapping', 'a.json', 'a.csv']],
      [['--format', 'nppes', '--may-shrink', 'a.csv']],
      [['--format', 'spreadsheet', 'a.csv']],
      [['--format', 'spreadsheet', '--mapping', 'a.json']],
      [['--format', 'nppes', '--fast', 'a.csv']],
    ],
    ([args]) => {
      expect(() => readArguments(args)).toThrow(
        /^Usage: npm run directory:import -- --format nppes/,
      );
    },
  ),
);
