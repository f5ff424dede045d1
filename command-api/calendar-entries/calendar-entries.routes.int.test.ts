import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
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

const setTier = ({ userId }: Family, tier: Tier) =>
  api.dependencies.handle(subscriptionDecider, {
    id: userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(userId, api.now()),
  });

beforeEach(async () => {
  family = await api.signUp();
  await setTier(family, 'family');
});

const ENTRIES = '/api/calendar/entries';

const SWIMMING = {
  title: 'Swimming',
  place: 'Lakewood pool',
  when: {
    kind: 'timed',
    startsAt: '2026-12-01T15:30',
    endsAt: '2026-12-01T16:15',
    timeZone: 'America/New_York',
  },
  repeats: { repeats: 'weekly', count: 10 },
};

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, as = family, key }: { body?: object; as?: Family; key?: string } = {},
) =>
  api.send({
    method,
    url: `${ENTRIES}${path}`,
    body,
    as,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const add = async (key?: string): Promise<string> => {
  const { body } = await send('POST', '', { body: SWIMMING, ...(key !== undefined && { key }) });
  return z.object({ id: z.string() }).parse(body).id;
};

const stored = (id: string) => api.stored(`calendarEntry-${id}`);

test('an entry is added once for one key, and its words cannot be read in the log', async () => {
  const key = 'e'.repeat(32);
  const id = await add(key);
  expect(await add(key)).toBe(id);
  expect(stored(id)).toMatchObject([
    {
      type: 'CalendarEntryAdded',
      data: { title: { $sealed: {} }, place: { $sealed: {} }, when: SWIMMING.when },
      metadata: { userId: family.userId },
    },
  ]);
  expect(JSON.stringify(stored(id))).not.toMatch(/swimming|lakewood/i);
});

test('two editors each change their own field, and a removed entry comes back', async () => {
  const id = await add();
  const answers = await Promise.all([
    send('PUT', `/${id}`, { body: { notes: 'Blue towel' } }),
    send('PUT', `/${id}`, { body: { travelMinutes: 20 } }),
    send('PUT', `/${id}/days/2026-12-08/mark`, { body: { mark: 'kept' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await send('DELETE', `/${id}`)).status).toBe(204);
  expect(await send('PUT', `/${id}`, { body: { notes: '' } })).toMatchObject({ code: 'EntryGone' });
  expect((await send('POST', `/${id}/restored`)).status).toBe(204);
  expect(stored(id)).toHaveLength(6);
});

test('from a day on, a series goes on as another one, also when that is sent twice', async () => {
  const id = await add();
  const body = { day: '2026-12-15', entry: { ...SWIMMING, title: 'Swim club' } };
  const key = 'f'.repeat(32);
  const split = () => send('POST', `/${id}/following`, { body, key });
  const first = await split();
  expect(first.status).toBe(200);
  expect((await split()).body).toEqual(first.body);
  expect(stored(id).map(({ data }) => data)).toMatchObject([
    {},
    { repeats: { repeats: 'weekly', count: null, until: '2026-12-14' } },
  ]);
  expect(stored(z.object({ id: z.string() }).parse(first.body).id)).toHaveLength(1);
  expect(
    await send('POST', `/${id}/following`, { body: { ...body, day: '2026-12-01' } }),
  ).toMatchObject({ code: 'NotOnThisDay' });
});

test('another family’s entry is unknown, and without the plan entries are only removed', async () => {
  const id = await add();
  const other = await api.signUp();
  await setTier(other, 'family');
  for (const [method, path, body] of [
    ['PUT', `/${id}`, { notes: 'x' }],
    ['DELETE', `/${id}`, undefined],
    ['PUT', `/${id}/days/2026-12-08/mark`, { mark: 'kept' }],
    ['POST', `/${id}/following`, { day: '2026-12-15', entry: SWIMMING }],
  ] as const)
    expect(await send(method, path, { ...(body && { body }), as: other })).toMatchObject({
      status: 404,
      code: 'UnknownEntry',
    });
  await setTier(family, 'plus');
  expect(await send('PUT', `/${id}`, { body: { notes: 'x' } })).toMatchObject({
    code: 'CalendarNeedsFamily',
  });
  expect((await send('DELETE', `/${id}`)).status).toBe(204);
});
