import { expect, test } from 'vitest';
import { catalog } from '../contexts.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { offersOf } from '../reports/cells.ts';
import { asFamilyLog, OUTSIDER_TYPES } from '../reports/family-log.ts';
import { fold, givenHistory } from '../reports/history.fixture.ts';
import { allReports } from './all-reports.ts';

test('no two reports share an id', () => {
  const ids = allReports.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.for(['active-families', 'retention'])(
  '%s counts the acts of a family itself, and no others',
  (id) => {
    const report = allReports.find((each) => each.id === id) ?? expect.fail();
    const event = { data: {}, day: '2026-03-02' };
    const actTypes = catalog.filter(
      ({ type }) => asFamilyLog(fold(report, [{ ...event, type }])).actCount > 0,
    );
    expect(actTypes).toEqual(catalog.filter(({ isOwnAct }) => isOwnAct));
  },
);

test(
  '… counts a family in the state told by a search, on any action',
  everyRow(
    allReports
      .filter((report) => offersOf(report).stateGroupings.length > 0)
      .map((report) => [report.id, report] as const),
    ([, report]) => {
      const day = '2026-03-02';
      const data = {
        resultCount: 0,
        plan: 'plus',
        topic: 'sleep',
        mark: 'made',
        isOn: true,
        meal: 'lunch',
        filters: ['search'],
      };
      const searched = { type: 'SearchPerformed', data, day: '2026-03-01', state: 'NC' };
      const did = report.types
        .filter((type) => type !== 'RoleChanged')
        .map((type) => ({ type, data, day }));
      const { rows } = givenHistory(report, [searched, ...did]);
      for (const groupBy of offersOf(report).stateGroupings) {
        const request = { from: day, to: day, groupBy };
        const [inState, other] = ['NC', 'VA'].map((state) => rows({ ...request, state }));
        expect(inState).not.toEqual(other);
        if (groupBy === 'week' && offersOf(report).groupings.includes(groupBy))
          expect(inState).toEqual(rows(request));
      }
    },
  ),
);

test('every report excludes staff and visitors, and folds only known event types', () => {
  const known = catalog.map(({ type }) => type);
  for (const { types } of allReports) {
    expect(types).toEqual(expect.arrayContaining([...OUTSIDER_TYPES]));
    expect(known).toEqual(expect.arrayContaining([...types]));
  }
});
