import { test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { expect } from './expect.ts';
import {
  EVERY_CALL,
  EVERY_CALL_BUT_WHO,
  expectRecovery,
  expectSaid,
  OUTAGES,
  overloaded,
  SAID,
  tryAgain,
  unreachable,
} from './outages.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { arriveAs, PROVIDER_PATH, pathsOf } from './views.ts';
import { open } from './visit.ts';

const stage = setStage();
const { arrive } = stage;

/** Of the pages that lack nothing some are opened; outages.soak.test.ts opens all. */
const EVERY = 3;

test.for(OUTAGES)('$who is told so, and tries again', (outage) => {
  const paths = pathsOf(outage.viewer).filter(
    (path, place) => path in outage.said || place % EVERY === 0,
  );
  return expectRecovery(outage, paths, stage);
});

/** What each page says when just this one of its calls fails. */
const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': { categories: SAID.categories, journey: SAID.told, 'subscription/status': SAID.plan },
  '/resources/speech-therapy': {
    me: SAID.who,
    resources: SAID.resources,
    categories: SAID.categories,
    favorites: SAID.favorites,
    journey: SAID.place,
    'subscription/status': SAID.plan,
  },
  [PROVIDER_PATH]: {
    me: SAID.who,
    [PROVIDER_PATH.replace('/resources/provider/', 'resources/')]: SAID.provider,
    categories: SAID.categories,
    favorites: SAID.favorites,
    'listing-reports': SAID.reports,
    'subscription/status': SAID.plan,
  },
  '/favorites': {
    me: SAID.who,
    favorites: SAID.favorites,
    categories: SAID.categories,
    'subscription/status': SAID.plan,
  },
  '/account': {
    me: SAID.who,
    'account/sessions': SAID.devices,
    'account/staff-access': SAID.looked,
    'account/export': SAID.copy,
    'subscription/status': SAID.plan,
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
  await expectSaid(page, [SAID.resources]);
  await page.unroute(EVERY_CALL_BUT_WHO);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speech Therapy' })).toBeVisible();
  await expect(page.getByLabel('What kind of help?')).toHaveValue('speech-therapy');
});

test('a page says that there is no network, and goes on when there is one', async () => {
  const { page } = await arrive();
  await page.route(EVERY_CALL, unreachable);
  await open(page, '/');
  await expectSaid(page, [SAID.categories]);
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
