import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mapColumns } from './columns.ts';
import { parseMapping, readMapping } from './mapping.ts';
import { MAPPING } from './spreadsheet.fixture.ts';

const WHOLE = {
  source: 'a-list',
  name: 'A list',
  state: 'NC',
  columns: { name: 'Name' },
  otherwise: 'community',
};

const problem = (change: object): string => {
  try {
    parseMapping(JSON.stringify({ ...WHOLE, ...change }));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test('a minimal mapping has a name and the columns', () => {
  expect(parseMapping(JSON.stringify(WHOLE))).toMatchObject({
    nothing: [],
    rules: [],
    counties: {},
  });
});

test.each<[object, RegExp]>([
  [{ source: 'A list' }, /source: takes small letters, digits and hyphens\.$/],
  [{ source: 'nppes' }, /source: is taken\.$/],
  [{ columns: {} }, /columns\.name: /],
  [{ columns: { name: 'Name', nmae: 'Name' } }, /columns: .*"nmae"/],
  [{ state: 'XX' }, /state: /],
  [{ otherwise: 'other' }, /otherwise: /],
  [{ rules: [{ columns: ['ABA'] }] }, /rules\.0: A rule needs something that it says/],
  [{ rules: [{ columns: ['ABA'], category: 'aba' }] }, /rules\.0\.category: /],
  [{ lastVerified: 'May' }, /lastVerified: /],
])('%j is refused by the name of the faulty field', (change, message) => {
  expect(problem(change)).toMatch(message);
});

test('invalid JSON is reported as such', () => {
  expect(() => parseMapping('Name,Address')).toThrow('The mapping is not JSON.');
});

test('every shipped mapping is valid', async () => {
  const folder = join(import.meta.dirname, 'mappings');
  for (const file of readdirSync(folder))
    await expect(readMapping(join(folder, file))).resolves.toMatchObject({
      source: file.replace('.json', ''),
    });
});

test('the mapping in README.md is valid', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(readme) ?? [];
  expect(parseMapping(example)).toMatchObject({ source: 'autism-resources-nc' });
});

test('a column of a rule that the file lacks is named', () => {
  const header = [
    'Name',
    'Address',
    'County',
    'Phone',
    'Email',
    'Website',
    'Ages',
    'Services',
    'Speech',
    'Checked on',
  ];
  expect(() => mapColumns(header, MAPPING)).toThrow(
    'The file has no column "ABA", which the mapping names in rules.0.',
  );
  expect(() => mapColumns([...header, 'ABA', 'ABA '], MAPPING)).toThrow(
    'The file has several columns "ABA".',
  );
});
