import { randomUUID } from 'node:crypto';
import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOT_ADDED = { entryId: 'f'.repeat(32) };

const ON_DAY = { ...NOT_ADDED, day: '2026-12-01' };

const UNCHANGED = { isCanceled: false, when: null, title: null, place: null, notes: null };

/** New families are on the free plan, which has no calendar. */
export const rows: AccessRows = {
  'POST /api/calendar/entries': {
    statuses: forFamilies(409),
    body: () => ({
      title: 'Swimming',
      when: { kind: 'all-day', firstDay: '2026-12-01', lastDay: '2026-12-01' },
    }),
  },
  'PUT /api/calendar/entries/:entryId': {
    statuses: forFamilies(409),
    params: () => NOT_ADDED,
    body: () => ({ notes: 'Blue towel' }),
  },
  'DELETE /api/calendar/entries/:entryId': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
  'POST /api/calendar/entries/:entryId/restored': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
  'DELETE /api/calendar/entries/:entryId/removal': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
  'POST /api/calendar/entries/:entryId/undone': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
    body: () => ({ changeId: randomUUID() }),
  },
  'POST /api/calendar/entries/:entryId/following': {
    statuses: forFamilies(409),
    params: () => NOT_ADDED,
    body: () => ({
      day: ON_DAY.day,
      entry: {
        title: 'Swimming',
        when: { kind: 'all-day', firstDay: ON_DAY.day, lastDay: ON_DAY.day },
      },
    }),
  },
  'POST /api/calendar/imports': {
    statuses: forFamilies(409),
    body: () => ({ file: 'BEGIN:VCALENDAR', timeZone: 'America/New_York', isPreview: true }),
  },
  'PUT /api/calendar/entries/:entryId/days/:day': {
    statuses: forFamilies(409),
    params: () => ON_DAY,
    body: () => UNCHANGED,
  },
  'PUT /api/calendar/entries/:entryId/days/:day/mark': {
    statuses: forFamilies(409),
    params: () => ON_DAY,
    body: () => ({ mark: 'kept' }),
  },
};
