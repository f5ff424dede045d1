import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setTier } from './set-tier.ts';
import { setStage } from './stage.fixture.ts';
import { settle } from './views.ts';
import { newPerson, open, signUp } from './visit.ts';

const { arrive, stack } = setStage();

const arriveOnPlus = async (): Promise<Page> => {
  const { page } = await arrive();
  const { email, password } = newPerson();
  await signUp(page, { email, password }, '/about');
  await setTier(stack(), { email, tier: 'plus' });
  return page;
};

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const pins = (page: Page) => map(page).getByRole('button');
const list = (page: Page) => page.getByRole('region', { name: 'On this part of the map' });
const entries = (page: Page) => list(page).getByRole('button');
const summary = (page: Page) =>
  page.getByRole('region', { name: 'Map of the results' }).getByRole('status');

const openMap = async (page: Page): Promise<void> => {
  await open(page, '/resources?location=27701&view=map');
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
const shownCount = async (page: Page): Promise<number> =>
  Number.parseInt((await summary(page).textContent()) ?? '', 10);

test('a group says who is in it, with a heart, a phone number, and the way to more', async () => {
  const page = await arriveOnPlus();
  await openMap(page);
  await openDurham(page);
  const card = page.getByRole('region', { name: /^\d+ providers near Durham, NC$/ });
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  const first = card.getByRole('listitem').first();
  await expect(first).toContainText('Within about a mile');
  await expect(first.getByRole('link', { name: /\(\d{3}\)/ })).toHaveAttribute('href', /^tel:/);
  await first.getByRole('button', { name: /^Favorite: / }).click();
  await expect(first.getByRole('button', { name: /^Favorite: / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const zoomed = await shownCount(page);
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await settle(page);
  await expect.poll(() => shownCount(page)).toBe(zoomed);
});
