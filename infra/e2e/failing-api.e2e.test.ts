import type { Page, Route } from '@playwright/test';
import { test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.ts';
import { arriveAs, VIEWS, type Viewer } from './views.ts';
import { open } from './visit.ts';

const { arrive } = setStage();

const EVERY_CALL = /\/(?:api\/|health$)/;
const EVERY_CALL_BUT_WHO = /\/(?:api\/(?!me$)|health$)/;

const unreachable = (route: Route) => route.abort();
const overloaded = (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' });

const CATEGORIES = 'Failed to fetch categories';
const RESOURCES = 'Failed to fetch resources';
const WHO = 'We can’t reach your account right now';

interface Outage {
  readonly who: string;
  readonly viewer: Viewer;
  readonly calls: RegExp;
  readonly fail: (route: Route) => Promise<void>;
  /** What each page says that it could not show. Those that are not here lack nothing. */
  readonly said: Readonly<Record<string, readonly string[]>>;
}

const OUTAGES: readonly Outage[] = [
  {
    who: 'a visitor whose calls find no server',
    viewer: 'visitor',
    calls: EVERY_CALL,
    fail: unreachable,
    said: { '/': [CATEGORIES] },
  },
  {
    who: 'a family whose every call fails',
    viewer: 'family',
    calls: EVERY_CALL,
    fail: overloaded,
    said: {
      '/': [CATEGORIES],
      '/resources': [WHO],
      '/resources/speech-therapy': [WHO],
      '/favorites': [WHO],
      '/account': [WHO],
      '/learning': [WHO],
      '/dietary': [WHO],
      '/support': [WHO],
      '/achievements': [WHO],
    },
  },
  {
    who: 'a family that is known and can see nothing more',
    viewer: 'family',
    calls: EVERY_CALL_BUT_WHO,
    fail: unreachable,
    said: {
      '/': [CATEGORIES],
      '/resources': [RESOURCES],
      '/resources/speech-therapy': [RESOURCES],
      '/favorites': ['Failed to fetch favorites'],
      '/account': ['We couldn’t look up your devices', 'We couldn’t look up your copy'],
    },
  },
];

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

/** What stands where something is to come. */
const waiting = (page: Page) => page.locator('.animate-breathe, .animate-spin');

const expectSaid = async (page: Page, said: readonly string[]): Promise<void> => {
  await expect(alerts(page)).toHaveCount(said.length);
  for (const title of said) await expect(alerts(page).filter({ hasText: title })).toBeVisible();
  await expect(waiting(page), `nothing is waited for on ${page.url()}`).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.for(OUTAGES)('$who is told so, and tries again', async ({ viewer, calls, fail, said }) => {
  const { page, socket } = await arriveAs(viewer, arrive);
  // What failed is asked for again by itself once the socket is there.
  await socket.cut();
  const paths = VIEWS.filter((view) => view.viewer === viewer && view.reveal === undefined);
  for (const { path } of paths) {
    await page.route(calls, fail);
    await open(page, path);
    const titles = said[path] ?? [];
    await expectSaid(page, titles);
    if (titles.length > 0) expect(await barriersOf(page)).toEqual([]);
    await page.unroute(calls);
    for (const title of titles)
      await alerts(page)
        .filter({ hasText: title })
        .getByRole('button', { name: 'Try again' })
        .click();
    await expectSaid(page, []);
  }
});

test('the categories come back with the listings', async () => {
  const { page, socket } = await arriveAs('family', arrive);
  await socket.cut();
  await page.route(EVERY_CALL_BUT_WHO, unreachable);
  await open(page, '/resources/speech-therapy');
  await expectSaid(page, [RESOURCES]);
  await page.unroute(EVERY_CALL_BUT_WHO);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speech Therapy' })).toBeVisible();
  await expect(page.getByLabel('What kind of help?')).toHaveValue('speech-therapy');
});

test('the state of all parts says that it is not known', async () => {
  const { page, socket } = await arrive();
  await socket.cut();
  await page.route(EVERY_CALL, unreachable);
  await open(page, '/status');
  await expect(page.getByText('We can’t check right now.')).toBeVisible();
});
