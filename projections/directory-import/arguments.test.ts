import { expect, test } from 'vitest';
import { program } from './arguments.ts';

const NOTHING_ELSE = {
  file: undefined,
  format: 'nppes',
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
    {
      ...NOTHING_ELSE,
      file: 'a.csv',
      format: 'spreadsheet',
      mapping: 'a.json',
      report: 'r.csv',
      mayShrink: true,
    },
  ],
  [
    ['--format', 'excluded', '--may-shrink', 'list.csv'],
    { ...NOTHING_ELSE, file: 'list.csv', format: 'excluded', mayShrink: true },
  ],
])('%j', (args, read) => {
  expect(program.read(args)).toEqual(read);
});
