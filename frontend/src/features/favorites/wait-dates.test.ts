import { expect, test } from 'vitest';
import { favorite } from './favorites.fixture.ts';
import { waitDates } from './wait-dates.ts';

const waiting = favorite({ name: 'A', status: 'waiting-list', waitsSince: '2026-11-01' });

test.each([
  ['2026-11-01', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
  ['2026-11-30', '2026-12-27'],
])('on %s the next check-in with a waiting list is on %s', (today, day) => {
  expect(waitDates([waiting], today)).toEqual([{ kind: 'check-in', name: 'A', day }]);
});

test('a first visit has its day, and a favorite that was only called has none', () => {
  const visited = favorite({ name: 'B', status: 'first-visit', visitedOn: '2026-10-05' });
  const called = favorite({ name: 'C', status: 'called', waitsSince: '2026-11-01' });
  expect(waitDates([visited, called], '2026-11-29')).toEqual([
    { kind: 'first-visit', name: 'B', day: '2026-10-05' },
  ]);
});
