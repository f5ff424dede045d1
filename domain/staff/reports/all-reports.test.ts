import { expect, test } from 'vitest';
import { catalog } from '../../catalog.ts';
import { allReports } from './all-reports.ts';
import { STAFF_TYPE } from './family-report.ts';

test('no two reports share an id', () => {
  const ids = allReports.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what an event feeds by the catalog are the reports that fold it', () => {
  const counted = catalog.filter(({ type }) => type !== STAFF_TYPE);
  const fed = counted.map(({ type, feeds }) => [type, [...feeds].sort()]);
  const folded = counted.map(({ type }) => {
    const reports = allReports.filter(({ types }) => types.includes(type));
    return [type, reports.map(({ id }) => id).sort()];
  });
  expect(Object.fromEntries(fed)).toEqual(Object.fromEntries(folded));
});

test('every report knows who belongs to the staff, and only events that there are', () => {
  const known = catalog.map(({ type }) => type);
  for (const { types } of allReports) {
    expect(types).toContain(STAFF_TYPE);
    expect(known).toEqual(expect.arrayContaining([...types]));
  }
});
