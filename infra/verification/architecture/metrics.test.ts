import { readFileSync } from 'node:fs';
import { catalog, streams } from '@hearthway/domain/contexts.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { EPSILON_LIMIT, SUM_LIMIT, sumOf } from '@hearthway/domain/reports/ledger.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { FAMILY_ACTIONS } from '@hearthway/domain/site-reports/family-actions.ts';
import { describe, expect, test } from 'vitest';
import { allMeasures, errorLines, groupingsLine, ledgerLine } from './ledger-page.ts';

const page = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8');

/** Sections by report id, which is in the heading. */
const sections = new Map(
  page.split(/^## /m).flatMap((section) => {
    const [, title, id] = /^(.+) \(`([a-z-]+)`\)$/m.exec(section.split('\n', 1)[0] ?? '') ?? [];
    return title === undefined || id === undefined ? [] : [[id, { title, section }] as const];
  }),
);

test('the page defines every report, in their order, and no other', () => {
  expect([...sections.keys()]).toEqual(allReports.map(({ id }) => id));
});

test('the page lists every act that makes a family active, and no other', () => {
  const { section = '' } = sections.get('active-families') ?? {};
  const [, acts = ''] = /\| subject \| acts \|\n((?:\|.*\n)+)/.exec(section) ?? [];
  const listed = Array.from(acts.matchAll(/`(\w+)`/g), ([, type]) => type);
  expect(listed.toSorted()).toEqual(FAMILY_ACTIONS.toSorted());
});

test('the ledger on the page is that of the code', () => {
  const lines = page.split('\n');
  const ledger = lines.filter((line) =>
    /^\| `[a-z-]+` \| (?:guarded)? \| .* \| [\d.]+ \|$/.test(line),
  );
  expect(ledger).toEqual(allMeasures.map(ledgerLine));
});

test('the errors to expect on the page are those of the noise', () => {
  expect(page).toContain(`\n${errorLines.join('\n')}\n`);
});

test(
  'no more is told of … than its kind allows',
  everyRow(
    allMeasures,
    ({ isGuarded, charges }) => {
      const kind = isGuarded ? 'guarded' : 'other';
      expect(charges.length).toBeGreaterThan(0);
      expect(sumOf(charges)).toBeLessThanOrEqual(SUM_LIMIT[kind]);
      for (const { epsilon } of charges) {
        expect(epsilon).toBeLessThanOrEqual(EPSILON_LIMIT[kind]);
        // Noise is drawn by hundredths.
        expect(epsilon).toBe(Math.round(epsilon * 100) / 100);
      }
    },
    ({ id }) => id,
  ),
);

test('measures of crises, denials, appeals and votes are guarded', () => {
  const guarded = allMeasures.filter(({ isGuarded }) => isGuarded).map(({ id }) => id);
  expect(guarded.toSorted()).toEqual([
    'appeals-decided',
    'assistant-crises',
    'assistant-votes',
    'denials',
    'help-votes',
  ]);
});

test('the page names every feature, and every kind of stream', () => {
  const words = sections.get('feature-use')?.section ?? '';
  const features = catalog.flatMap(({ feature }) => feature ?? []);
  expect(features.filter((feature) => !words.includes(feature))).toEqual([]);
  const kinds = /^\| `context` \| text \| (.+) \|$/m.exec(page)?.[1] ?? '';
  expect(streams.filter(({ category }) => !kinds.includes(`\`${category}\``))).toEqual([]);
});

describe.for(allReports.map((report) => [report.id, report] as const))('%s', ([id, report]) => {
  const { title = '', section = '' } = sections.get(id) ?? {};

  test('has the title of the report', () => {
    expect(title).toBe(report.title.message);
  });

  test('defines every column', () => {
    const columns = Array.from(section.matchAll(/^\| `(\w+)` \| \S/gm), ([, column]) => column);
    expect(columns).toEqual(report.columns.map((column) => column.id));
  });

  test('names every grouping', () => {
    expect(section).toContain(`\n${groupingsLine(report)}\n`);
  });
});
