import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setTier } from './set-tier.ts';
import { setStage } from './stage.fixture.ts';
import { settle } from './views.ts';
import { newPerson, open, signUp } from './visit.ts';

const { arrive, stack } = setStage();

const MAP_CALLS = '**/api/resources/map?*';

const arriveOnPlus = async (width = 1280): Promise<Page> => {
  const { page } = await arrive({ width });
  const { email, password } = newPerson();
  await signUp(page, { email, password });
  await setTier(stack(), { email, tier: 'plus' });
  await expect(viewSwitch(page)).toBeEnabled();
  return page;
};

const viewSwitch = (page: Page) =>
  page.getByRole('group', { name: 'Show results as' }).getByRole('button', { name: 'Map' });

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const pins = (page: Page) => map(page).getByRole('button');
const list = (page: Page) => page.getByRole('region', { name: 'On this part of the map' });
const entries = (page: Page) => list(page).getByRole('button');
const summary = (page: Page) =>
  page.getByRole('region', { name: 'Map of the results' }).getByRole('status');

const openMap = async (page: Page, query = 'location=27701'): Promise<void> => {
  await open(page, `/resources?${query}&view=map`);
  await expect(pins(page).first()).toBeVisible();
  await settle(page);
};

/** Until the map shows who is in the group near Durham. */
const openDurham = async (page: Page): Promise<void> => {
  await entries(page)
    .filter({ hasText: /near Durham, NC.*Zoom in/ })
    .click();
  const opened = entries(page).filter({ hasText: /^\d+ providers near Durham, NC$/ });
  await expect(opened).toBeVisible();
  await settle(page);
  await opened.click();
};

/** How many a map or a list says there are. */
const counted = async (page: Page): Promise<number> =>
  Number.parseInt((await summary(page).textContent()) ?? '', 10);

test('a map is drawn from the site’s own files, which come when somebody wants a map', async () => {
  const page = await arriveOnPlus();
  const fetched: URL[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url())));
  await open(page, '/resources?location=27701');
  await settle(page);
  const isOfMap = ({ pathname }: URL) => /MapView|states|counties|cities/.test(pathname);
  expect(fetched.filter(isOfMap)).toEqual([]);

  await viewSwitch(page).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(pins(page).first()).toBeVisible();
  await expect(map(page).getByText('Raleigh', { exact: true })).toBeVisible();
  await expect(map(page).locator('.map-state').first()).toBeAttached();
  await expect(map(page).locator('.map-reach')).toBeAttached();
  await expect(summary(page)).toContainText('Within 100 miles of Durham, NC.');
  expect(fetched.filter(isOfMap)).not.toEqual([]);
  const { origin } = new URL(page.url());
  expect(fetched.filter((url) => url.origin !== origin)).toEqual([]);
});

test('the list says the same as the map, and from nearer there are fewer', async () => {
  const page = await arriveOnPlus();
  await openMap(page);
  const names = await pins(page).locator('.sr-only').allTextContents();
  await expect(entries(page)).toHaveCount(names.length);
  const all = await counted(page);
  await openDurham(page);
  await expect.poll(() => counted(page)).toBeLessThan(all);
  await expect(map(page).locator('.map-pin[data-marked]')).toHaveCount(1);
});

test('a group says who is in it, with a heart, a phone number, and the way to more', async () => {
  const page = await arriveOnPlus();
  await openMap(page);
  await openDurham(page);
  const card = page.getByRole('region', { name: /^\d+ providers near Durham, NC$/ });
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  const first = card.getByRole('listitem').first();
  await expect(first).toContainText('mile away');
  await expect(first.getByRole('link', { name: /\(\d{3}\)/ })).toHaveAttribute('href', /^tel:/);
  await first.getByRole('button', { name: /^Favorite: / }).click();
  await expect(first.getByRole('button', { name: /^Favorite: / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const zoomed = await counted(page);
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await settle(page);
  await expect.poll(() => counted(page)).toBe(zoomed);
});

test('with the keyboard alone, a map is moved, zoomed, and its markers opened', async () => {
  const page = await arriveOnPlus();
  await openMap(page);
  await map(page).focus();
  const asked = async (key: string): Promise<URLSearchParams> => {
    const request = page.waitForRequest(MAP_CALLS);
    await page.keyboard.press(key);
    return new URL((await request).url()).searchParams;
  };
  const near = await asked('+');
  const east = await asked('ArrowRight');
  expect(Number(east.get('west'))).toBeGreaterThan(Number(near.get('west')));
  const far = await asked('-');
  expect(Number(far.get('zoom'))).toBe(Number(near.get('zoom')) - 1);
  await settle(page);

  await page.keyboard.press('Tab');
  await expect(pins(page).first()).toBeFocused();
  const single = pins(page).filter({ hasNotText: /zoom in|show them/ });
  const name = (await single.first().textContent()) ?? '';
  await single.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(single.filter({ hasText: name })).toBeFocused();
});

test('the last view wins, and what was shown before stays until then', async () => {
  const page = await arriveOnPlus();
  await openMap(page);
  const before = await pins(page).count();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route(MAP_CALLS, async (route) => {
    calls += 1;
    if (calls === 1) await held;
    // A page that no longer waits has ended the call.
    await route.continue().catch(() => undefined);
  });
  const first = page.waitForRequest(MAP_CALLS);
  await map(page).press('+');
  await first;
  await expect(pins(page)).toHaveCount(before);
  for (const key of ['+', 'ArrowRight']) {
    const next = page.waitForRequest(MAP_CALLS);
    await map(page).press(key);
    await next;
  }
  await settle(page);
  const shown = await counted(page);
  release();
  await settle(page);
  expect(await counted(page)).toBe(shown);
});

test('a part of the map that did not come is tried again', async () => {
  const page = await arriveOnPlus();
  await page.route(MAP_CALLS, (route) => route.abort());
  await open(page, '/resources?location=27701&view=map');
  await expect(page.getByText('We couldn’t look up this part of the map')).toBeVisible();
  await page.unroute(MAP_CALLS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pins(page).first()).toBeVisible();
});

test('beyond the reach of the plan, the map says so and leads back', async () => {
  const page = await arriveOnPlus(320);
  await openMap(page);
  await map(page).focus();
  const beyond = page.getByText('This is farther away than your search reaches.');
  for (let step = 0; step < 40 && !(await beyond.isVisible()); step += 1)
    await page.keyboard.press('ArrowUp');
  await expect(beyond).toBeVisible();
  await expect(summary(page)).toContainText('No providers on this part of the map');
  await page.getByRole('button', { name: 'Back to the results' }).first().click();
  await expect(pins(page).first()).toBeVisible();
  await expect(beyond).toBeHidden();
});

test('another search is shown where its results are', async () => {
  const page = await arriveOnPlus();
  await openMap(page);
  await page.getByLabel('Where?').fill('Seattle, WA');
  await page.getByLabel('Where?').press('Enter');
  await expect(page).toHaveURL(/location=Seattle%2C\+WA&view=map/);
  await expect(summary(page)).toContainText('Within 100 miles of Seattle, WA.');
  await expect(entries(page).filter({ hasText: /WA/ }).first()).toBeVisible();
  await expect(map(page).getByText('Durham', { exact: true })).toHaveCount(0);
});
