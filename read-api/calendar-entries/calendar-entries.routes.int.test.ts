import { calendarSchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let api: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let family: Family;

const WORDS = { title: 'Swimming', place: '', people: '', notes: '', days: {} };

const project = async (
  entryId: string,
  { words = {}, ...row }: Readonly<Record<string, unknown>> & { readonly words?: object } = {},
) =>
  scenario.project({
    model: 'calendar_entries',
    userId: family.userId,
    position: await scenario.append(),
    row: {
      entry_id: entryId,
      first_day: '2026-12-01',
      last_day: '9999-12-31',
      plan: {
        kind: 'appointment',
        when: {
          kind: 'timed',
          startsAt: '2026-12-01T15:30',
          endsAt: '2026-12-01T16:15',
          timeZone: 'America/New_York',
        },
        repeats: { repeats: 'weekly', interval: 1, weekdays: [], until: null, count: null },
        travelMinutes: 0,
        childIds: [],
      },
      words: { ...WORDS, ...words },
      created_at: new Date('2026-11-20T10:00:00.000Z'),
      removed_at: null,
      ...row,
    },
  });

const change = { when: null, title: null, place: null, notes: null, isCanceled: false, mark: null };

beforeAll(async () => {
  scenario = await startScenario();
  ({ app: api, close } = buildOver(scenario));
  family = await scenario.signUp();
  await project('1', {
    words: {
      days: {
        '2026-12-08': { ...change, mark: 'kept' },
        '2026-12-15': { ...change, isCanceled: true },
      },
    },
  });
  await project('2', { removed_at: new Date() });
  await project('3', { removed_at: new Date('2026-11-01T00:00:00.000Z') });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const get = (query: string, as = family) =>
  api.inject({ url: `/api/calendar?${query}`, headers: as.headers });

test('a window has the days of a series, which says how often it was kept', async () => {
  const answer = calendarSchema.parse((await get('from=2026-12-07&to=2026-12-31')).json());
  expect(answer.occurrences.map(({ day, isCanceled, mark }) => [day, isCanceled, mark])).toEqual([
    ['2026-12-08', false, 'kept'],
    ['2026-12-15', true, null],
    ['2026-12-22', false, null],
    ['2026-12-29', false, null],
  ]);
  // One that was removed today can still be taken back.
  expect(answer.entries.map(({ id }) => id)).toEqual(['1', '2']);
  expect(answer.entries[0]).toMatchObject({ title: 'Swimming', endsOn: null, kept: 1, missed: 0 });
});

test('a window before the series has nothing, and one of a year is refused', async () => {
  const before = await get('from=2026-11-01&to=2026-11-30');
  expect(before.json()).toEqual({ entries: [], occurrences: [], isCut: false });
  expect((await get('from=2026-01-01&to=2026-12-31')).json()).toMatchObject({
    code: 'ValidationFailed',
  });
  expect((await get('from=2026-02-31&to=2026-03-01')).statusCode).toBe(400);
});

test('another family sees nothing of it', async () => {
  const other = await scenario.signUp();
  expect((await get('from=2026-12-07&to=2026-12-31', other)).json()).toMatchObject({
    entries: [],
  });
});

test('an entry is a file for other calendars, and one that was removed or is of another family is none', async () => {
  const file = (id: string, { headers } = family) =>
    api.inject({ url: `/api/calendar/entries/${id.repeat(32)}/file`, headers });
  await project('4'.repeat(32));
  await project('5'.repeat(32), { removed_at: new Date() });
  const answer = await file('4');
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body).toMatch(/RRULE:FREQ=WEEKLY.*SUMMARY:Swimming/s);
  expect((await file('5')).json()).toMatchObject({ code: 'UnknownEntry' });
  expect((await file('4', await scenario.signUp())).json()).toMatchObject({ code: 'UnknownEntry' });
});
