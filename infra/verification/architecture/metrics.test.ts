import { readFileSync } from 'node:fs';
import { catalog, streams } from '@hearthway/domain/contexts.ts';
import { allReports } from '@hearthway/domain/reports/all-reports.ts';
import { describe, expect, test } from 'vitest';

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
    const line = /^Groupings: .*$/m.exec(section)?.[0] ?? '';
    const named = Array.from(line.matchAll(/`([a-z]+)`/g), ([, grouping]) => grouping);
    expect(named.filter((grouping) => grouping !== 'all')).toEqual(report.groupings);
  });
});
