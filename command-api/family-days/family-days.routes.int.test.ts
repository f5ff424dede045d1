import { addedChildSchema } from '@hearthway/domain/children/children.contract.ts';
import { familyDaysDecider } from '@hearthway/domain/family-days/family-days.decider.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;
let childId: string;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, as = family) =>
  api.send({ method, url, ...(body !== undefined && { body }), as });

const setTier = (tier: Tier) =>
  api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(family.userId, api.now()),
  });

beforeEach(async () => {
  family = await api.signUp();
  await setTier('family');
  const { body } = await send('POST', '/api/children', { name: 'Leo' });
  childId = addedChildSchema.parse(body).id;
});

const WEEKS = {
  homes: ['Mom’s', 'Dad’s'],
  rhythm: 'weekly',
  firstDay: '2026-12-04',
  lastDay: null,
  time: null,
};

const BREAK = { name: 'Winter break', firstDay: '2026-12-21', lastDay: '2027-01-02', childIds: [] };

const weeksPath = (id = childId) => `/api/calendar/children/${id}/home-weeks`;

const kept = () => api.dependencies.readState(familyDaysDecider, family.userId);

test('weeks of a child are added, swapped, changed, removed and taken back', async () => {
  expect(await send('POST', weeksPath(), WEEKS)).toMatchObject({ status: 204 });
  const [added] = (await kept()).homes;
  const path = `${weeksPath()}/${added?.id}`;
  await send('PUT', `${path}/weeks/2026-12-11`, { isSwapped: true });
  await send('PUT', path, { time: '17:00' });
  expect((await kept()).homes).toMatchObject([{ swapped: ['2026-12-11'], time: '17:00' }]);
  await send('DELETE', path);
  expect((await kept()).homes).not.toMatchObject([{ removedAt: null }]);
  await send('POST', `${path}/restored`);
  expect((await kept()).homes).toMatchObject([{ removedAt: null }]);
  expect(await send('POST', weeksPath(), WEEKS)).toMatchObject({
    code: 'HomeWeeksOverlap',
  });
});

test('a child that was removed, or is of another family, has no weeks and no breaks', async () => {
  const other = await api.signUp();
  const { body } = await send('POST', '/api/children', { name: 'Mia' }, other);
  const { id } = addedChildSchema.parse(body);
  await send('DELETE', `/api/children/${childId}`);
  for (const [child, code] of [
    [id, 'UnknownChild'],
    [childId, 'ChildGone'],
  ] as const) {
    expect(await send('POST', weeksPath(child), WEEKS)).toMatchObject({ code });
    const ofChild = { ...BREAK, childIds: [child] };
    expect(await send('POST', '/api/calendar/school-breaks', ofChild)).toMatchObject({ code });
  }
});

test('a school break is added, changed, removed and taken back', async () => {
  await send('POST', '/api/calendar/school-breaks', BREAK);
  const [added] = (await kept()).breaks;
  const path = `/api/calendar/school-breaks/${added?.id}`;
  await send('PUT', path, { lastDay: '2027-01-03' });
  await send('DELETE', path);
  await send('POST', `${path}/restored`);
  expect((await kept()).breaks).toMatchObject([
    { ...BREAK, lastDay: '2027-01-03', removedAt: null },
  ]);
  const long = { ...BREAK, lastDay: '2028-01-25' };
  expect(await send('POST', '/api/calendar/school-breaks', long)).toMatchObject({
    code: 'ValidationFailed',
  });
});

test('without the Family plan, days are only removed', async () => {
  await send('POST', '/api/calendar/school-breaks', BREAK);
  const [added] = (await kept()).breaks;
  await setTier('plus');
  expect(await send('POST', '/api/calendar/school-breaks', BREAK)).toMatchObject({
    code: 'CalendarNeedsFamily',
  });
  expect(await send('DELETE', `/api/calendar/school-breaks/${added?.id}`)).toMatchObject({
    status: 204,
  });
});
