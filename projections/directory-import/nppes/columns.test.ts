import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { COLUMN_NAMES, mapColumns } from './columns.ts';

test('columns are found by name, in any order', () => {
  const header = ['Something new', ...COLUMN_NAMES.toReversed(), 'Something else'];
  const row = mapColumns(header)(header.map((name) => ` value of ${name} `));
  expect(row.get('NPI')).toBe('value of NPI');
  expect(row.taxonomies.at(14)?.code).toBe('value of Healthcare Provider Taxonomy Code_15');
});

test(
  'a header without "…" is refused by its name',
  everyRow(COLUMN_NAMES, (missing) => {
    expect(() => mapColumns(COLUMN_NAMES.filter((name) => name !== missing))).toThrow(
      `The file has no column "${missing}".`,
    );
  }),
);
