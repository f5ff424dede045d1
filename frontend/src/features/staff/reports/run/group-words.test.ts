import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
// biome-ignore lint/style/noRestrictedImports: No page loads this. It keeps the two lists alike.
import { allReports } from '@hearthway/domain/reports/all-reports.ts';
// biome-ignore lint/style/noRestrictedImports: As above.
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
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

const tables = allReports.flatMap((report) =>
  report.groupings.map((groupBy) => ({
    groupBy,
    id: report.id,
    table: tableOf(report, report.initial(), { ...period, groupBy }),
  })),
);

test(
  'each text of … by … has a translation',
  everyRow(
    tables,
    ({ table, groupBy }) => {
      const texts = table.columns.flatMap(({ type, id }, at) =>
        type === 'text' && !['period', 'cohort', 'after'].includes(id) ? [at] : [],
      );
      const { rows } = tableInWords(english, table, groupBy);
      for (const at of texts) {
        const before = new Set(table.rows.map((row) => row[at]));
        const after = new Set(rows.map((row) => row[at]));
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
  expect(tableInWords(english, { columns, rows }, 'state').rows).toEqual([
    ['North Carolina'],
    ['Puerto Rico'],
    ['unheard-of'],
  ]);
});

test('a word that families searched for is not taken for a group', () => {
  const columns = [{ id: 'group', label: 'Group', type: 'text' }] as const;
  const rows = [['dental'], ['all'], ['community']];
  expect(tableInWords(english, { columns, rows }, 'term').rows).toEqual(rows);
});
