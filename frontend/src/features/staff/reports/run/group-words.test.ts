import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
// biome-ignore lint/style/noRestrictedImports: Reports of domain, which no page loads, are compared with the pages' words.
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
// biome-ignore lint/style/noRestrictedImports: Reports of domain, which no page loads, are compared with the pages' words.
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { type Messages, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { tableInWords } from './group-words.ts';

const [messages = {}] = Object.values(
  import.meta.glob<Messages>('../../../../../../locales/en/reports.po', {
    eager: true,
    import: 'messages',
  }),
);

const english = setupI18n({ locale: 'en', messages: { en: messages } });

const period = { from: '2026-01-05', to: '2026-02-01', state: null };

type Columns = (typeof allReports)[number]['columns'];

/** Groupings other than units of time. */
const groupingsOf = ({ columns }: { readonly columns: Columns }): readonly string[] => {
  const [first = [], ...others] = columns.flatMap((column) =>
    column.type === 'families'
      ? [column.of.charges.flatMap(({ by }) => (by.length === 1 ? by : []))]
      : [],
  );
  return first.filter((groupBy) => others.every((each) => each.includes(groupBy)));
};

/** Noise source that returns zeros. */
const zeros = () => {
  let at = 0;
  return () => Number(at++ % 5 === 3);
};

const tables = allReports.flatMap((report) =>
  groupingsOf(report).map((groupBy) => ({
    groupBy,
    id: report.id,
    table: tableOf(
      report,
      { state: report.initial(), openDay: '2027-01-01' },
      { ...period, groupBy },
      zeros,
    ),
  })),
);

/** Names of periods, and ids of content, whose words are elsewhere. */
const UNNAMED = ['period', 'cohort', 'after', 'lesson', 'question', 'answer'];
/** Section numbers. */
const isNumber = (cell: unknown): boolean => /^\d+$/.test(String(cell));

test(
  'each text of … by … has a translation',
  everyRow(
    tables,
    ({ table }) => {
      const texts = table.columns.flatMap(({ type, id }, at) =>
        type === 'text' && !UNNAMED.includes(id) ? [at] : [],
      );
      const { rows } = tableInWords(english, table);
      for (const at of texts) {
        const before = new Set(table.rows.map((row) => row[at]).filter((cell) => !isNumber(cell)));
        const after = new Set(rows.map((row) => row[at]).filter((cell) => !isNumber(cell)));
        expect(after.size).toBe(before.size);
        for (const words of after) expect(words).toMatch(/^\p{Lu}.*\p{Ll}/u);
      }
    },
    ({ id, groupBy }) => `${id} ${groupBy}`,
  ),
);

test('names states, and keeps unknown values', () => {
  const columns = [{ id: 'group', label: 'Group', type: 'text' }] as const;
  const rows = [['NC'], ['PR'], ['unheard-of']];
  expect(tableInWords(english, { columns, rows, told: null }).rows).toEqual([
    ['North Carolina'],
    ['Puerto Rico'],
    ['unheard-of'],
  ]);
});
