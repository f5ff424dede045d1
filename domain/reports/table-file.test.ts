import { expect, test } from 'vitest';
import { type ReportTable, tableFileName } from './reports.contract.ts';
import { type AnsweredQuestion, tableFile } from './table-file.ts';

const QUESTION: AnsweredQuestion = {
  report: 'favorites',
  reportVersion: 2,
  from: '2026-01-01',
  to: '2026-01-31',
  groupBy: 'category',
  state: null,
  asOf: null,
};

const table = (...rows: ReportTable['rows']): ReportTable => ({
  columns: [
    { id: 'term', label: 'Term', type: 'text' },
    { id: 'families', label: 'Families', type: 'families' },
  ],
  rows,
  told: { from: '2026-01-01', to: '2026-01-25' },
});

test('a table is lines of values, its columns by their ids', () => {
  const file = tableFile('csv', table(['speech', 12], ['play', -2], ['music', null]), QUESTION);
  expect(file).toBe('term,families\r\nspeech,12\r\nplay,-2\r\nmusic,\r\n');
});

test('a text with a comma, a quote or a new line stays one value', () => {
  const file = tableFile('csv', table(['a, b', 1], ['"c"', 2], ['d\ne', 3]), QUESTION);
  expect(file).toBe('term,families\r\n"a, b",1\r\n"""c""",2\r\n"d\ne",3\r\n');
});

test.for(['=1+1', '+1', '-1', '@a', '\ta'])('a spreadsheet does not run the text %j', (text) => {
  expect(tableFile('csv', table([text, 1]), QUESTION)).toContain(`'${text},1`);
});

test('a number below zero stays a number', () => {
  expect(tableFile('csv', table(['a', -5]), QUESTION)).toContain('a,-5\r\n');
});

test('a JSON file names its question', () => {
  const file = tableFile('json', table(['a', 1]), QUESTION);
  expect(JSON.parse(file)).toEqual({
    ...QUESTION,
    timeZone: 'UTC',
    ...table(['a', 1]),
  });
});

test('a file is named after its question', () => {
  expect(tableFileName('csv', QUESTION)).toBe('favorites-2026-01-01-to-2026-01-31.csv');
  expect(tableFileName('json', { ...QUESTION, asOf: '2026-02-28' })).toBe(
    'favorites-2026-01-01-to-2026-01-31-as-of-2026-02-28.json',
  );
});
