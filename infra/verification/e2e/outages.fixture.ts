import type { Page, Route } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { expect } from './expect.ts';
import { arriveAs, PROVIDER_PATH, type Scene, type Viewer } from './views.ts';
import { open } from './visit.ts';

export const EVERY_CALL = /\/(?:api\/|health$)/;
export const EVERY_CALL_BUT_WHO = /\/(?:api\/(?!me$)|health$)/;

export const unreachable = (route: Route) => route.abort();
export const overloaded = (route: Route) =>
  route.fulfill({ status: 503, body: 'Service Unavailable' });

/** What a page says of what it could not show. */
export const SAID = {
  categories: 'Failed to fetch categories',
  resources: 'Failed to fetch resources',
  favorites: 'Failed to fetch favorites',
  who: 'We can’t reach your account right now',
  provider: 'We couldn’t load this provider',
  reports: 'We couldn’t look up what you reported',
  plan: 'We couldn’t look up your plan',
  told: 'We couldn’t look up what you told us',
  place: 'We couldn’t look up where you live',
  devices: 'We couldn’t look up your devices',
  looked: 'We couldn’t look up when support looked',
  copy: 'We couldn’t look up your copy',
  health: 'We can’t check right now',
} as const;

/** Calls that fail all at once. */
export interface Outage {
  readonly who: string;
  readonly viewer: Viewer;
  readonly calls: RegExp;
  readonly fail: (route: Route) => Promise<void>;
  /** What each page says that it could not show. Those that are not here lack nothing. */
  readonly said: Readonly<Record<string, readonly string[]>>;
}

export const OUTAGES: readonly Outage[] = [
  {
    who: 'a visitor whose calls find no server',
    viewer: 'visitor',
    calls: EVERY_CALL,
    fail: unreachable,
    said: { '/': [SAID.categories], '/status': [SAID.health] },
  },
  {
    who: 'a family whose every call fails',
    viewer: 'family',
    calls: EVERY_CALL,
    fail: overloaded,
    said: {
      '/': [SAID.categories],
      '/resources': [SAID.who],
      '/resources/speech-therapy': [SAID.who],
      [PROVIDER_PATH]: [SAID.who],
      '/favorites': [SAID.who],
      '/favorites/compare': [SAID.who],
      '/account': [SAID.who],
      '/learning': [SAID.who],
      '/dietary': [SAID.who],
      '/support': [SAID.who],
      '/achievements': [SAID.who],
      '/staff/timeline': [SAID.who],
      '/staff/reports': [SAID.who],
    },
  },
  {
    who: 'a family that is known and can see nothing more',
    viewer: 'family',
    calls: EVERY_CALL_BUT_WHO,
    fail: unreachable,
    said: {
      '/': [SAID.told, SAID.categories, SAID.plan],
      '/resources': [SAID.resources],
      '/resources/speech-therapy': [SAID.resources],
      [PROVIDER_PATH]: [SAID.provider],
      '/favorites': [SAID.favorites],
      '/favorites/compare': [SAID.favorites],
      '/account': [SAID.plan, SAID.devices, SAID.looked, SAID.copy],
    },
  },
];

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

/** What stands where something is to come. */
const waiting = (page: Page) => page.locator('.animate-breathe, .animate-spin');

/** One press tries again whatever the page lacks. */
export const tryAgain = (page: Page): Promise<void> =>
  alerts(page).first().getByRole('button', { name: 'Try again' }).click();

/** Expects a page to lack just what it says by these titles. */
export const expectSaid = async (page: Page, said: readonly string[]): Promise<void> => {
  await expect(alerts(page)).toHaveCount(said.length);
  for (const title of said) await expect(alerts(page).filter({ hasText: title })).toBeVisible();
  await expect(waiting(page), `nothing is waited for on ${page.url()}`).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Expects each page to say what it lacks during the outage, and to lack nothing once tried again. */
export const expectRecovery = async (
  { viewer, calls, fail, said }: Outage,
  paths: readonly string[],
  scene: Scene,
): Promise<void> => {
  const { page, socket } = await arriveAs(viewer, scene);
  // What failed is asked for again by itself once the socket is there.
  await socket.cut();
  for (const path of paths) {
    await page.route(calls, fail);
    await open(page, path);
    const titles = said[path] ?? [];
    await expectSaid(page, titles);
    if (titles.length > 0) expect(await barriersOf(page)).toEqual([]);
    await page.unroute(calls);
    if (titles.length > 0) await tryAgain(page);
    await expectSaid(page, []);
  }
};
