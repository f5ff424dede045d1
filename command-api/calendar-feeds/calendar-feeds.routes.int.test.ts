import { madeFeedSchema } from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { hashOfFeedKey } from '@hearthway/infra/adapters/calendar-feeds/feed-key.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;

const FEEDS = '/api/calendar-feeds';

const setTier = ({ userId }: Family, tier: Tier) =>
  api.dependencies.handle(subscriptionDecider, {
    id: userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(userId, api.now()),
  });

beforeAll(async () => {
  api = await startTestApi();
  family = await api.signUp();
});

afterAll(() => api.stop());

const make = (familyId: string, key?: string) =>
  api.send({
    method: 'POST',
    url: FEEDS,
    body: { familyId, childId: null, detail: 'titles' },
    as: family,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

test('an address is made once for one key, changed and stopped, and the log has no secret', async () => {
  expect(await make(family.userId)).toMatchObject({ code: 'CalendarNeedsFamily' });
  await setTier(family, 'family');
  const key = 'e'.repeat(32);
  const first = madeFeedSchema.parse((await make(family.userId, key)).body);
  expect((await make(family.userId, key)).body).toEqual(first);
  const path = `${FEEDS}/${first.id}`;
  const answer = await api.send({ method: 'POST', url: `${path}/address`, as: family });
  const second = madeFeedSchema.parse(answer.body);
  expect(second.key).not.toBe(first.key);
  expect((await api.send({ method: 'DELETE', url: path, as: family })).status).toBe(204);
  const events = api.stored(`calendarFeeds-${family.userId}`);
  expect(events).toMatchObject([
    { type: 'CalendarFeedMade', data: { secretHash: hashOfFeedKey(first.key) } },
    { type: 'CalendarFeedAddressChanged', data: { secretHash: hashOfFeedKey(second.key) } },
    { type: 'CalendarFeedStopped' },
  ]);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${first.key}|${second.key}`));
});

test('there is no address of a household that is not shared with the person', async () => {
  const other = await api.signUp();
  await setTier(other, 'family');
  expect(await make(other.userId)).toMatchObject({ status: 403, code: 'NotShared' });
});
