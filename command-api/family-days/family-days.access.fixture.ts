import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const OF_CHILD = { childId: 'f'.repeat(32) };

const NOT_ADDED = { ...OF_CHILD, homeWeeksId: 'f'.repeat(32) };

const NO_BREAK = { breakId: 'f'.repeat(32) };

/** New families are on the free plan, which has no calendar. */
export const rows: AccessRows = {
  'POST /api/calendar/children/:childId/home-weeks': {
    statuses: forFamilies(409),
    params: () => OF_CHILD,
    body: () => ({
      homes: ['Mom’s', 'Dad’s'],
      rhythm: 'weekly',
      firstDay: '2026-12-04',
      lastDay: null,
      time: null,
    }),
  },
  'PUT /api/calendar/children/:childId/home-weeks/:homeWeeksId': {
    statuses: forFamilies(409),
    params: () => NOT_ADDED,
    body: () => ({ time: '17:00' }),
  },
  'PUT /api/calendar/children/:childId/home-weeks/:homeWeeksId/weeks/:day': {
    statuses: forFamilies(409),
    params: () => ({ ...NOT_ADDED, day: '2026-12-11' }),
    body: () => ({ isSwapped: true }),
  },
  'DELETE /api/calendar/children/:childId/home-weeks/:homeWeeksId': {
    statuses: forFamilies(204),
    params: () => NOT_ADDED,
  },
  'POST /api/calendar/children/:childId/home-weeks/:homeWeeksId/restored': {
    statuses: forFamilies(409),
    params: () => NOT_ADDED,
  },
  'POST /api/calendar/school-breaks': {
    statuses: forFamilies(409),
    body: () => ({
      name: 'Winter break',
      firstDay: '2026-12-21',
      lastDay: '2027-01-02',
      childIds: [],
    }),
  },
  'PUT /api/calendar/school-breaks/:breakId': {
    statuses: forFamilies(409),
    params: () => NO_BREAK,
    body: () => ({ lastDay: '2027-01-03' }),
  },
  'DELETE /api/calendar/school-breaks/:breakId': {
    statuses: forFamilies(204),
    params: () => NO_BREAK,
  },
  'POST /api/calendar/school-breaks/:breakId/restored': {
    statuses: forFamilies(409),
    params: () => NO_BREAK,
  },
};
