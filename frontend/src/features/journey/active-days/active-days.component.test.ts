import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { expect, test } from 'vitest';
import { createClock } from '../../../testing/clock.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { bodiesTo, settle } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';
import { REPORTED_DAY_KEY } from './reported-day.ts';

const ROUTE = 'POST /api/journey/active-days';

const reportsOf = (page: SitePage): number => bodiesTo(page, ROUTE).length;

/** Kept once the account has taken it. */
const isKept = () => localStorage.getItem(REPORTED_DAY_KEY) !== null;

test('the first page of a day tells the account its time zone, and later pages and tabs do not', async () => {
  const page = await openPage('/about', { viewer: 'family' });
  await expect.poll(isKept).toBe(true);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(bodiesTo(page, ROUTE)).toEqual([{ timeZone }]);
  await page.reload();
  const tab = await page.openTab('/achievements');
  await settle(tab);
  await expect.poll(() => page.wire.calls('GET /api/journey').length).toBeGreaterThan(2);
  expect(reportsOf(page)).toBe(1);
});

test('a tab that stays open past midnight reports the new day', async () => {
  const clock = createClock();
  const page = await openBrowser({ viewer: 'family', prepare: clock.prepare });
  await page.open('/about');
  await expect.poll(isKept).toBe(true);
  await clock.leap(DAY_MS);
  await expect.poll(() => reportsOf(page)).toBe(2);
});

test('a report that finds no network is sent when it is back', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const restore = page.wire.answer(ROUTE, unreachable);
  await page.open('/about');
  await expect.poll(() => reportsOf(page)).toBe(1);
  expect(isKept()).toBe(false);
  restore();
  page.window().dispatchEvent(new Event('online'));
  await expect.poll(isKept).toBe(true);
  expect(reportsOf(page)).toBe(2);
});

test.for(['visitor', 'support'] as const)('a %s has no active day', async (viewer) => {
  const page = await openPage('/about', { viewer });
  await settle(page);
  if (viewer === 'support')
    await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  expect(reportsOf(page)).toBe(0);
});
