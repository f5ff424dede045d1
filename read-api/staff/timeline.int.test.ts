import { contexts } from '@hearthway/domain/contexts.ts';
import {
  type TimelineEntry,
  type TimelinePage,
  timelinePageSchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';
import { addAct, addEvent, addLine, signUpStaff } from './timeline.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let support: Family;
let family: Family;
let position = 0;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  support = await signUpStaff(scenario, 'support');
});

beforeEach(async () => {
  family = await scenario.signUp();
  await addAct(scenario.database, { staff: support, family, at: new Date() });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const ask = (query: Readonly<Record<string, string>>) =>
  app.inject({
    url: `/api/staff/families/${family.userId}/timeline`,
    query,
    headers: support.headers,
  });

const read = async (query: Readonly<Record<string, string>> = {}): Promise<TimelinePage> =>
  timelinePageSchema.parse((await ask(query)).json());

const sentencesOf = ({ entries }: { readonly entries: readonly TimelineEntry[] }) =>
  entries.map(({ sentence }) => sentence);

/** Minutes after noon of a day long ago. */
const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 10, 12, minute));

type Event = Partial<Omit<Parameters<typeof addEvent>[1], 'userId' | 'at'>>;

const happened = async (minute: number, sentence: string, event: Event = {}): Promise<void> => {
  position += 100;
  const { userId } = family;
  await addEvent(scenario.database, { userId, position, at: at(minute), sentence, ...event });
};

const logged = (minute: number, line: Partial<Parameters<typeof addLine>[1]> = {}) =>
  addLine(scenario.database, { userId: family.userId, at: at(minute), ...line });

test('events and lines of the operational log are merged, newest first', async () => {
  await happened(1, 'Signed in', { id: 'e1', context: 'account', sessionId: 'session-1' });
  await logged(2, {
    kind: 'command-rejected',
    detail: { command: 'POST /api/favorites', code: 'UnknownResource' },
  });
  await happened(3, 'Added *Bright Steps ABA* to favorites', { sessionId: 'session-1' });
  await logged(4, { kind: 'mail-sent', detail: { mail: 'password-reset' } });
  const { entries, before, contexts } = await read();
  expect(entries).toMatchObject([
    { source: 'log', context: 'log', type: 'mail-sent', actor: 'system', session: null },
    { source: 'event', context: 'favorites', actor: 'family' },
    { source: 'log', type: 'command-rejected', actor: 'family' },
    { id: 'e1', source: 'event', sentence: 'Signed in', at: at(1).toISOString() },
  ]);
  expect(entries[3]?.session).toMatch(/^[0-9a-f]{6}$/);
  expect(entries[3]?.session).toBe(entries[1]?.session);
  expect(before).toBeNull();
  expect(contexts).toEqual(['account', 'favorites', 'log']);
});

test('every stream and the log have a name in the language of the page, and an icon', async () => {
  const { streams } = await read();
  expect(streams).toContainEqual({ category: 'favorites', label: 'Favorites', icon: 'heart' });
  const headers = { ...support.headers, 'accept-language': 'es' };
  const url = `/api/staff/families/${family.userId}/timeline`;
  const inSpanish = timelinePageSchema.parse((await app.inject({ url, headers })).json());
  const spanish = translatorIn('es');
  const declared = contexts.flatMap(({ aggregates }) =>
    aggregates.map(({ decider: { stream }, label, icon }) => ({
      category: stream.category,
      label: spanish(label),
      icon,
    })),
  );
  expect(declared).toContainEqual({ category: 'favorites', label: 'Favoritos', icon: 'heart' });
  expect(declared).toContainEqual({
    category: 'listingReport',
    label: 'Errores informados',
    icon: 'flag',
  });
  expect(inSpanish.streams).toEqual([
    ...declared,
    { category: 'log', label: 'Registro operativo', icon: 'scroll-text' },
  ]);
});

test("other families' entries are not shown, and an unknown family has none", async () => {
  const other = await scenario.signUp();
  await addEvent(scenario.database, { ...other, position: 1, at: at(1) });
  await addLine(scenario.database, { ...other, at: at(1) });
  expect(await read()).toMatchObject({ entries: [], before: null, contexts: [] });
});

test('pages contain every entry once, even if others are stored meanwhile', async () => {
  const names: string[] = [];
  for (let nth = 0; nth < 130; nth += 1) {
    // Some in the same millisecond, and some from a slow clock.
    const minute = nth - (nth % 7 === 0 ? 2 : 0) - (nth % 2);
    if (nth % 3 === 0) await logged(minute, { kind: `mail-${nth}` });
    else await happened(minute, `mail ${nth}`);
    names.push(nth % 3 === 0 ? `Something happened: *mail ${nth}*` : `mail ${nth}`);
  }
  const seen: string[] = [];
  let before: string | null = '';
  const sizes: number[] = [];
  while (before !== null) {
    const page: TimelinePage = await read(before === '' ? {} : { before });
    sizes.push(page.entries.length);
    seen.push(...sentencesOf(page));
    before = page.before;
    await happened(200, 'later');
    await logged(50, { kind: 'late-line' });
    await happened(50, 'late');
  }
  expect(sizes).toEqual([50, 50, 30]);
  expect(seen.toSorted()).toEqual(names.toSorted());
});

test('each context is read alone, and so is the log', async () => {
  await happened(1, 'Signed in', { context: 'account' });
  await logged(2);
  await happened(3, 'Added one');
  await happened(4, 'Added another');
  expect(sentencesOf(await read({ context: 'favorites' }))).toEqual(['Added another', 'Added one']);
  const log = await read({ context: 'log' });
  expect(log.entries.map(({ source }) => source)).toEqual(['log']);
  expect(log.contexts).toEqual(['account', 'favorites', 'log']);
  expect((await read({ context: 'none' })).entries).toEqual([]);
  expect((await read({ context: '', day: '', search: '' })).entries).toHaveLength(4);
});

test('a day is that of the reader, and older entries follow', async () => {
  const afternoon = 11 * 60 + 30;
  await happened(0, 'at noon');
  await logged(1);
  await happened(afternoon, 'half an hour before midnight in UTC');
  await logged(afternoon);
  await happened(13 * 60, 'an hour after');
  const daysOf = async (query: Readonly<Record<string, string>>) =>
    (await read(query)).entries.map(({ at: moment }) => moment.slice(8, 16));
  const older = ['10T12:01', '10T12:00'];
  const evening = ['10T23:30', '10T23:30'];
  expect(await daysOf({ day: '2026-03-11' })).toEqual(['11T01:00', ...evening, ...older]);
  expect(await daysOf({ day: '2026-03-10' })).toEqual([...evening, ...older]);
  // Five hours west of UTC, the day lasts until five in the morning of UTC.
  expect(await daysOf({ day: '2026-03-10', offset: '300' })).toHaveLength(5);
  // An hour east, half past eleven is the next day.
  expect(await daysOf({ day: '2026-03-10', offset: '-60' })).toEqual(older);
  expect(await daysOf({ day: '2026-03-09' })).toEqual([]);
});

test('an entry projected after midnight belongs to its own day, and not to the next', async () => {
  const evening = 11 * 60 + 59;
  await happened(0, 'at noon');
  await happened(evening, 'in the evening');
  await happened(evening + 2, 'tomorrow');
  await happened(evening - 1, 'late');
  for (const minute of [evening, evening + 2, evening - 1]) await logged(minute);
  const { entries } = await read({ day: '2026-03-10' });
  expect(sentencesOf({ entries: entries.filter(({ source }) => source === 'event') })).toEqual([
    'late',
    'in the evening',
    'at noon',
  ]);
  expect(entries.filter(({ source }) => source === 'log').map(({ at: moment }) => moment)).toEqual([
    at(evening - 1).toISOString(),
    at(evening).toISOString(),
  ]);
});

test('a search is for a part of the sentence, however it is written', async () => {
  await happened(1, 'Added *Bright Steps ABA* to favorites');
  await happened(2, 'Viewed *100 % Play_time*');
  await logged(3, { kind: 'mail-sent', detail: { mail: 'password-reset' } });
  await happened(4, 'Viewed *Clínica ÑANDÚ*');
  const found = async (search: string, more = {}) => sentencesOf(await read({ search, ...more }));
  expect(await found('bright STEPS')).toEqual(['Added *Bright Steps ABA* to favorites']);
  expect(await found('aba to fav')).toHaveLength(1);
  expect(await found('clÍnica ñandú')).toEqual(['Viewed *Clínica ÑANDÚ*']);
  expect(await found('100 %')).toEqual(['Viewed *100 % Play_time*']);
  expect(await found('play_t')).toHaveLength(1);
  for (const wildcard of ['100%play', 'bright_steps', 'a%f', '\\'])
    expect(await found(wildcard)).toEqual([]);
  expect(await found('Password reset')).toEqual(['An email was sent: *password reset*']);
  expect(await found('mail', { context: 'log' })).toHaveLength(1);
  expect(await found('mail', { context: 'favorites' })).toEqual([]);
});

test('a filtered page continues after its last entry', async () => {
  for (let nth = 0; nth < 60; nth += 1) {
    await happened(nth, `Added ${nth}`);
    await happened(nth, 'Signed in', { context: 'account' });
  }
  const filter = { context: 'favorites', search: 'added', day: '2026-03-10' };
  const first = await read(filter);
  const next = await read({ ...filter, before: first.before ?? '' });
  expect([...sentencesOf(first), ...sentencesOf(next)]).toEqual(
    Array.from({ length: 60 }, (_, nth) => `Added ${59 - nth}`),
  );
  expect(next.before).toBeNull();
});

test('the position of a page is told under any filter', async () => {
  await happened(1, 'Signed in', { context: 'account' });
  await logged(2);
  const { newest } = await read();
  expect((await read({ context: 'favorites' })).newest).toBe(newest);
  await logged(3);
  expect((await read({ context: 'favorites' })).newest).not.toBe(newest);
});

test.for([
  { before: 'nothing' },
  { before: '1_-1' },
  { before: `${'9'.repeat(21)}_1` },
  { before: `1_${'9'.repeat(20)}` },
  { before: "1_1';--" },
  { day: 'yesterday' },
  { day: '2026-13-01' },
  { offset: '1.5' },
  { offset: '99999' },
  { search: 'x'.repeat(101) },
  { context: 'x'.repeat(41) },
])('an invalid query is refused: %j', async (query) => {
  const answer = await ask({ ...query });
  expect(answer.json()).toMatchObject({ code: 'ValidationFailed', issues: [{}] });
  expect(answer.statusCode).toBe(400);
});
