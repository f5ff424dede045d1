import { addDays } from '@hearthway/domain/calendar/days.ts';
import { calendarSchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { UNCHANGED_DAY } from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let api: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let family: Family;

const WORDS = { title: 'Swimming', place: '', people: '', notes: '', days: {} };

const PLAN = {
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
  reminders: ['day'],
  reminderZone: 'UTC',
  skipsBreaks: false,
  responsibleId: null,
  remindsSince: '2026-11-20T10:00:00.000Z',
};

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
      plan: PLAN,
      words: { ...WORDS, ...words },
      created_at: new Date('2026-11-20T10:00:00.000Z'),
      removed_at: null,
      reminds_until: null,
      revision: 1,
      ...row,
    },
  });

beforeAll(async () => {
  scenario = await startScenario();
  ({ app: api, close } = buildOver(scenario));
  family = await scenario.signUp();
  await project('1', {
    words: {
      days: {
        '2026-12-08': { ...UNCHANGED_DAY, mark: 'kept' },
        '2026-12-15': { ...UNCHANGED_DAY, isCanceled: true },
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
  expect(before.json()).toEqual({ entries: [], occurrences: [], adults: [], isCut: false });
  expect((await get('from=2026-01-01&to=2026-12-31')).json()).toMatchObject({
    code: 'ValidationFailed',
  });
  expect((await get('from=2026-02-31&to=2026-03-01')).statusCode).toBe(400);
});

test('a series skips school breaks on its days, and in its file', async () => {
  family = await scenario.signUp();
  await project('9'.repeat(32), { plan: { ...PLAN, skipsBreaks: true } });
  const winter = { name: 'Winter break', firstDay: '2026-12-21', lastDay: '2027-01-02' };
  const of = { createdAt: '', removedAt: null };
  const gone = { ...of, removedAt: '2026-11-20T10:00:00.000Z' };
  const breaks = [
    { ...winter, ...of, id: 'w', childIds: [] },
    { ...winter, ...gone, id: 'x', firstDay: '2026-12-15', childIds: [] },
  ];
  await scenario.project({
    model: 'family_days',
    userId: family.userId,
    position: await scenario.append(),
    row: { homes: [], breaks },
  });
  const days = async (query: string) =>
    calendarSchema.parse((await get(query)).json()).occurrences.map(({ day }) => day);
  expect(await days('from=2026-12-14&to=2027-01-06')).toEqual(['2026-12-15', '2027-01-05']);
  const file = await api.inject({
    url: `/api/calendar/entries/${'9'.repeat(32)}/file`,
    headers: family.headers,
  });
  expect(file.body.match(/^EXDATE/gm)).toHaveLength(2);
});

test('another family sees nothing of it', async () => {
  const other = await scenario.signUp();
  expect((await get('from=2026-12-07&to=2026-12-31', other)).json()).toMatchObject({
    entries: [],
  });
});

test('an entry reminds its responsible adult alone, and says who shares the calendar', async () => {
  const member = await scenario.signUp();
  family = await scenario.signUp();
  await scenario.project({
    model: 'memberships',
    userId: family.userId,
    position: await scenario.append(),
    row: {
      member_id: member.userId,
      role: 'caregiver',
      scopes: DEFAULT_SCOPES.caregiver,
      status: 'active',
      joined_at: new Date(),
    },
  });
  const today = new Date().toISOString().slice(0, 10);
  const day = addDays(today, 1);
  const when = { ...PLAN.when, startsAt: `${day}T15:30`, endsAt: `${day}T16:15`, timeZone: 'UTC' };
  const remind = (id: string, responsibleId: string) =>
    project(id, { plan: { ...PLAN, when, responsibleId }, first_day: day });
  await remind('6', member.userId);
  await remind('7', 'd'.repeat(32));
  const remindedIds = async (headers: Family['headers']) => {
    const response = await api.inject({
      url: `/api/calendar?from=${day}&to=${day}`,
      headers: { ...headers, [HOUSEHOLD_HEADER]: family.userId },
    });
    const { occurrences, adults } = calendarSchema.parse(response.json());
    expect(adults.map(({ id }) => id)).toEqual([null, member.userId]);
    return occurrences.flatMap(({ entryId, reminder }) =>
      reminder === null ? [] : [`${entryId} ${reminder.from} ${reminder.until}`],
    );
  };
  const times = `${today}T15:30:00.000Z ${day}T16:30:00.000Z`;
  expect(await remindedIds(member.headers)).toEqual([`6 ${times}`]);
  // One who does not share the calendar is not reminded: the owner is.
  expect(await remindedIds(family.headers)).toEqual([`7 ${times}`]);
});

test('a thing that an entry belongs to has its present name, or the one with which it left the directory, and is shown only to those who share it', async () => {
  const member = await scenario.signUp();
  family = await scenario.signUp();
  await scenario.project({
    model: 'memberships',
    userId: family.userId,
    position: await scenario.append(),
    row: {
      member_id: member.userId,
      role: 'caregiver',
      scopes: DEFAULT_SCOPES.caregiver,
      status: 'active',
      joined_at: new Date(),
    },
  });
  const attach = (entryId: string, kind: string, id: string) =>
    project(entryId, { words: { attached: { kind, id, name: 'Name then' } } });
  await attach('8', 'provider', 'provider-1');
  await attach('9', 'call', 'long-gone');
  await attach('a', 'denial', 'd'.repeat(32));
  await attach('b', 'lesson', 'first-90-days');
  const attachedFor = async ({ headers }: Family) => {
    const response = await api.inject({
      url: '/api/calendar?from=2026-12-07&to=2026-12-31',
      headers: { ...headers, [HOUSEHOLD_HEADER]: family.userId },
    });
    const { entries } = calendarSchema.parse(response.json());
    return entries
      .map(({ attached, hasLeft }) =>
        attached === null ? 'nothing' : `${attached.kind} ${attached.name} ${hasLeft}`,
      )
      .toSorted();
  };
  await sql`
    insert into providers (
      id, source, source_name, category, categories, name, description, tags, street, city, state,
      zip, is_demo, languages, insurance
    ) values (
      'provider-1', 'nppes', 'A registry', 'dental', '{dental}', 'Quiet Harbor Dental', 'Calm care',
      '{}', '2 Oak Street', 'Durham', 'NC', '27701', false, '{}', '{}'
    )
  `.execute(scenario.database);
  expect(await attachedFor(family)).toEqual([
    'call Name then true',
    'denial Name then false',
    'lesson Name then false',
    'provider Quiet Harbor Dental false',
  ]);
  // A caregiver shares the calendar, and neither favorites nor insurance.
  expect(await attachedFor(member)).toEqual([
    'lesson Name then false',
    'nothing',
    'nothing',
    'nothing',
  ]);
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
