import type { Page, Route } from '@playwright/test';
import { test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.ts';
import { arriveAs, PROVIDER_PATH, VIEWS, type Viewer } from './views.ts';
import { open } from './visit.ts';

const stage = setStage();
const { arrive } = stage;

const EVERY_CALL = /\/(?:api\/|health$)/;
const EVERY_CALL_BUT_WHO = /\/(?:api\/(?!me$)|health$)/;

const unreachable = (route: Route) => route.abort();
const overloaded = (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' });

const CATEGORIES = 'Failed to fetch categories';
const RESOURCES = 'Failed to fetch resources';
const FAVORITES = 'Failed to fetch favorites';
const WHO = 'We can’t reach your account right now';
const PROVIDER = 'We couldn’t load this provider';
const REPORTS = 'We couldn’t look up what you reported';
const PLAN = 'We couldn’t look up your plan';
const TOLD = 'We couldn’t look up what you told us';
const PLACE = 'We couldn’t look up where you live';
const DEVICES = 'We couldn’t look up your devices';
const COPY = 'We couldn’t look up your copy';
const HEALTH = 'We can’t check right now';

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
    said: { '/': [CATEGORIES], '/status': [HEALTH] },
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
      [PROVIDER_PATH]: [WHO],
      '/favorites': [WHO],
      '/favorites/compare': [WHO],
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
      '/': [TOLD, CATEGORIES, PLAN],
      '/resources': [RESOURCES],
      '/resources/speech-therapy': [RESOURCES],
      [PROVIDER_PATH]: [PROVIDER],
      '/favorites': [FAVORITES],
      '/favorites/compare': [FAVORITES],
      '/account': [PLAN, DEVICES, COPY],
    },
  },
];

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

/** What stands where something is to come. */
const waiting = (page: Page) => page.locator('.animate-breathe, .animate-spin');

/** One press tries again whatever the page lacks. */
const tryAgain = (page: Page): Promise<void> =>
  alerts(page).first().getByRole('button', { name: 'Try again' }).click();

const expectSaid = async (page: Page, said: readonly string[]): Promise<void> => {
  await expect(alerts(page)).toHaveCount(said.length);
  for (const title of said) await expect(alerts(page).filter({ hasText: title })).toBeVisible();
  await expect(waiting(page), `nothing is waited for on ${page.url()}`).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.for(OUTAGES)('$who is told so, and tries again', async ({ viewer, calls, fail, said }) => {
  const { page, socket } = await arriveAs(viewer, stage);
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
    if (titles.length > 0) await tryAgain(page);
    await expectSaid(page, []);
  }
});

/** What each page says when just this one of its calls fails. */
const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': { categories: CATEGORIES, journey: TOLD, 'subscription/status': PLAN },
  '/resources/speech-therapy': {
    me: WHO,
    resources: RESOURCES,
    categories: CATEGORIES,
    favorites: FAVORITES,
    journey: PLACE,
    'subscription/status': PLAN,
  },
  [PROVIDER_PATH]: {
    me: WHO,
    [PROVIDER_PATH.replace('/resources/provider/', 'resources/')]: PROVIDER,
    categories: CATEGORIES,
    favorites: FAVORITES,
    'listing-reports': REPORTS,
    'subscription/status': PLAN,
  },
  '/favorites': {
    me: WHO,
    favorites: FAVORITES,
    categories: CATEGORIES,
    'subscription/status': PLAN,
  },
  '/account': {
    me: WHO,
    'account/sessions': DEVICES,
    'account/export': COPY,
    'subscription/status': PLAN,
  },
};

/** What is lacking then is not missed: who is here on a page for everybody, and how it looks elsewhere. */
const QUIET: Readonly<Record<string, readonly string[]>> = {
  '/': ['me'],
  [PROVIDER_PATH]: ['journey'],
  '/favorites': ['journey'],
  '/account': ['journey'],
};

const pathOf = (url: string): string => /\/api\/([^?]*)/.exec(url)?.[1] ?? '';

test.for(Object.entries(CALLS))('each call of %s may fail alone', async ([path, said]) => {
  const { page, socket } = await arriveAs('family', stage);
  await socket.cut();
  await open(page, path);
  await expectSaid(page, []);
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/'))
      asked.add(pathOf(request.url()));
  });
  for (const [call, title] of Object.entries(said)) {
    const isCall = (url: URL) => pathOf(url.href) === call;
    await page.route(isCall, overloaded);
    await open(page, path);
    await expectSaid(page, [title]);
    await page.unroute(isCall);
    await tryAgain(page);
    await expectSaid(page, []);
  }
  expect([...asked].sort()).toEqual([...Object.keys(said), ...(QUIET[path] ?? [])].sort());
});

test('the categories come back with the listings', async () => {
  const { page, socket } = await arriveAs('family', stage);
  await socket.cut();
  await page.route(EVERY_CALL_BUT_WHO, unreachable);
  await open(page, '/resources/speech-therapy');
  await expectSaid(page, [RESOURCES]);
  await page.unroute(EVERY_CALL_BUT_WHO);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speech Therapy' })).toBeVisible();
  await expect(page.getByLabel('What kind of help?')).toHaveValue('speech-therapy');
});

test('a page says that there is no network, and goes on when there is one', async () => {
  const { page } = await arrive();
  await page.route(EVERY_CALL, unreachable);
  await open(page, '/');
  await expectSaid(page, [CATEGORIES]);
  const note = page.getByText('You’re offline. We’ll reconnect on our own.');
  await expect(note).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(note).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.unroute(EVERY_CALL);
  await page.context().setOffline(false);
  await expect(note).toHaveCount(0);
  await expectSaid(page, []);
});
