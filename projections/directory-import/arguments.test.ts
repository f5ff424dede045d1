import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const NOTHING_ELSE = {
  file: undefined,
  isWeekly: false,
  mapping: undefined,
  report: undefined,
  mayShrink: false,
  isAgain: false,
  sha256: undefined,
};

test.each([
  [['--format', 'nppes'], NOTHING_ELSE],
  [['--format', 'nppes', '--weekly'], { ...NOTHING_ELSE, isWeekly: true }],
  [['--format', 'nppes', 'npi.csv'], { ...NOTHING_ELSE, file: 'npi.csv' }],
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
    { ...NOTHING_ELSE, file: 'a.csv', mapping: 'a.json', report: 'r.csv', mayShrink: true },
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
      [['--format', 'nppes', 'one.csv', 'two.csv']],
      [['--format', 'nppes', '--mapping', 'a.json', 'a.csv']],
      [['--format', 'nppes', '--may-shrink', 'a.csv']],
      [['--format', 'spreadsheet', 'a.csv']],
      [['--format', 'spreadsheet', '--mapping', 'a.json']],
      [['--format', 'nppes', '--fast', 'a.csv']],
      [['--format', 'nppes', '--sha256', 'abc', 'a.zip']],
      [['--format', 'spreadsheet', '--mapping', 'a.json', '--weekly', 'a.csv']],
    ],
    ([args]) => {
      expect(() => readArguments(args)).toThrow(
        /^Usage: npm run directory:import -- --format nppes/,
      );
    },
  ),
);
