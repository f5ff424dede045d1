import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { expect, test } from 'vitest';
import { openBrowser, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { bodiesTo, press } from '../../../testing/steps.fixture.ts';
import { overloaded } from '../../../testing/wire.fixture.ts';
import { dayOf } from './visitor-stats.ts';
import { VISITOR_STATS_KEY } from './visitor-stats-store.ts';

const ROUTE = 'POST /api/journey/visitor-stats';

const kept = () => JSON.parse(localStorage.getItem(VISITOR_STATS_KEY) ?? '{}');

const today = () => dayOf(new Date());
const yesterday = () => dayOf(new Date(Date.now() - DAY_MS));

const statsOf = (stats: object) => ({ [VISITOR_STATS_KEY]: JSON.stringify(stats) });

const SEEN_YESTERDAY = { daysActive: 2, tourCompleted: true, viewedResources: ['demo-1'] };

/** The visitor signs in, and the page is loaded as a family's. */
const signIn = async (page: SitePage): Promise<void> => {
  localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  await page.open('/about');
};

test('a visitor has a day, and the next one counts on', async () => {
  const page = await openPage('/about', {
    stored: statsOf({ ...SEEN_YESTERDAY, lastActive: yesterday() }),
  });
  await expect.poll(() => kept().daysActive).toBe(3);
  expect(kept()).toMatchObject({ lastActive: today(), tourCompleted: true, resourcesViewed: 1 });
  await page.reload();
  await expect.poll(() => kept().daysActive).toBe(3);
  expect(bodiesTo(page, ROUTE)).toEqual([]);
});

test('answers and a finished tour of a visitor count, a skipped tour does not', async () => {
  const page = await openPage('/', {
    stored: {
      [`${PRODUCT.storagePrefix}-user-data`]: JSON.stringify({
        diagnosisDate: '2024-02-29',
        location: 'Durham, NC',
        onboardingCompleted: true,
      }),
    },
  });
  await expect.poll(() => kept().profileCompleted).toBe(true);
  await press(page, 'Take Tour');
  await press(page, 'Skip Tour');
  await expect.element(page.site.getByRole('dialog')).toHaveLength(0);
  expect(kept().tourCompleted).toBe(false);
  await press(page, 'Take Tour');
  for (let step = 1; step < 7; step += 1) await press(page, 'Next');
  await press(page, 'Get Started');
  await expect.poll(() => kept().tourCompleted).toBe(true);
});

test('a family that signs in brings its counts along, once', async () => {
  const page = await openPage('/about', {
    stored: statsOf({ ...SEEN_YESTERDAY, lastActive: today() }),
  });
  await signIn(page);
  await expect.poll(() => localStorage.getItem(VISITOR_STATS_KEY)).toBeNull();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(bodiesTo(page, ROUTE)).toEqual([
    { timeZone, daysActive: 2, lastActive: today(), viewedResources: ['demo-1'] },
  ]);
  expect(bodiesTo(page, 'POST /api/journey/tour')).toEqual([{ outcome: 'completed' }]);
  await page.reload();
  await expect.poll(() => page.wire.calls('GET /api/achievements').length).toBeGreaterThan(1);
  expect(bodiesTo(page, ROUTE)).toHaveLength(1);
});

test('counts that a failing server did not take are kept for the same family', async () => {
  const page = await openBrowser({
    stored: statsOf({ ...SEEN_YESTERDAY, tourCompleted: false, lastActive: today() }),
  });
  const restore = page.wire.answer(ROUTE, overloaded);
  await signIn(page);
  await expect.poll(() => bodiesTo(page, ROUTE).length).toBe(1);
  expect(kept()).toMatchObject({ daysActive: 2, owner: 'a'.repeat(32) });
  restore();
  await page.reload();
  await expect.poll(() => localStorage.getItem(VISITOR_STATS_KEY)).toBeNull();
});

test.for(['{', '[7]', '{"lastActive":"soon","viewedResources":7,"daysActive":-3}'])(
  'broken storage harms nothing: %s',
  async (text) => {
    const page = await openPage('/about', { stored: { [VISITOR_STATS_KEY]: text } });
    await expect.poll(() => localStorage.getItem(VISITOR_STATS_KEY)).toContain('"daysActive":1');
    expect(kept()).toMatchObject({ lastActive: today(), viewedResources: [] });
    await expect.element(page.site.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
