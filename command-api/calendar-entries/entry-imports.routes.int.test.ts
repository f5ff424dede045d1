import { entryFile } from '@hearthway/domain/calendar-entries/entry-file.ts';
import { importedSchema } from '@hearthway/domain/calendar-entries/entry-import.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  await api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier: 'family' },
    context: operatorContext(family.userId, api.now()),
  });
});

const DAY = '20991201';

const eventOf = (uid: string, title: string): string =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\nDTSTART;VALUE=DATE:${DAY}\r\nEND:VEVENT\r\n`;

const fileOf = (...events: readonly string[]): string =>
  `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`;

const bring = (file: string, isPreview = false) =>
  api.send({
    method: 'POST',
    url: '/api/calendar/imports',
    body: { file, timeZone: 'America/New_York', isPreview },
    as: family,
  });

const counts = async (file: string, isPreview = false) => {
  const { added, changed, same } = importedSchema.parse((await bring(file, isPreview)).body);
  return [added, changed, same];
};

test('a preview tells what a file would do, and the file does that once', async () => {
  const file = fileOf(eventOf('1', 'Swimming'), eventOf('2', 'Dentist'));
  expect(await counts(file, true)).toEqual([2, 0, 0]);
  expect(await counts(file)).toEqual([2, 0, 0]);
  expect(await counts(file, true)).toEqual([0, 0, 2]);
  const other = fileOf(eventOf('1', 'Swim club'), eventOf('2', 'Dentist'), eventOf('3', 'Library'));
  expect(await counts(other)).toEqual([1, 1, 1]);
  expect(await counts(other)).toEqual([0, 0, 3]);
  expect(await bring('%PDF-1.7')).toMatchObject({ status: 422, code: 'NoCalendarFile' });
});

test('an entry that was taken along comes back as itself, and into another family as its own', async () => {
  const when = { kind: 'all-day', firstDay: '2099-12-01', lastDay: '2099-12-01' } as const;
  const { body } = await api.send({
    method: 'POST',
    url: '/api/calendar/entries',
    body: { title: 'Swimming', when },
    as: family,
  });
  const { id } = z.object({ id: z.string() }).parse(body);
  const entry = { title: 'Swimming', place: '', notes: '', repeats: null, days: {}, when };
  const file = entryFile(entry, { id, now: api.now() });
  expect(await counts(file)).toEqual([0, 0, 1]);
  const earlier = family;
  family = await api.signUp();
  expect(await bring(file)).toMatchObject({ code: 'CalendarNeedsFamily' });
  await api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier: 'family' },
    context: operatorContext(family.userId, api.now()),
  });
  expect(await counts(file)).toEqual([1, 0, 0]);
  expect(api.stored(`calendarEntry-${id}`)).toMatchObject([
    { metadata: { userId: earlier.userId } },
  ]);
});
