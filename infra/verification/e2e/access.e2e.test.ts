import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { expect } from './expect.ts';
import { keyboardOf } from './keyboard.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { arriveAs, PROVIDER_PATH, settle } from './views.ts';
import { hearts, newPerson, open, resultsNearDurham, signUp, type Visit } from './visit.ts';

const stage = setStage();

const arrive = (width: number): Promise<Visit> => stage.arrive({ width });

test('the keyboard alone leads from signing up to a favorite and back', async () => {
  const { page } = await arrive(1280);
  const keys = keyboardOf(page);
  const { email, password } = newPerson();
  await open(page, '/signup?redirect=%2Fresources');
  for (const [label, text] of [
    ['First name', 'Robin'],
    ['Last name', 'Hearth'],
    ['Email', email],
    ['Password', password],
    ['Confirm password', password],
  ] as const) {
    await keys.tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources$/);
  await settle(page);

  await keys.tabTo(page.getByLabel('Where?'));
  await page.keyboard.type('27701');
  await page.keyboard.press('Enter');
  await expect(resultsNearDurham(page)).toBeVisible();

  const heart = hearts(page).first();
  await keys.tabTo(heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the keyboard opens the drawer, stays in it, and leaves by Escape or by a link', async () => {
  const { page } = await arrive(320);
  const keys = keyboardOf(page);
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await keys.tabTo(button);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await keys.tabTo(drawer.getByRole('link', { name: 'Sign Up' }));
  await keys.tabTo(drawer.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await keys.tabTo(drawer.getByRole('link', { name: 'Learning Center Login Required' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=%2Flearning$/);
  await expect(drawer).toBeHidden();
});

test('the keyboard opens the menus of the header and signs out', async () => {
  const { page } = await arrive(1280);
  const keys = keyboardOf(page);
  await signUp(page, newPerson());
  const navigate = page.getByRole('button', { name: 'Navigate' });
  const learning = page.getByRole('banner').getByRole('link', { name: 'Learning Center' });
  await keys.tabTo(navigate);
  await page.keyboard.press('Enter');
  await keys.tabTo(learning);
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(learning).toBeHidden();
  await expect(navigate).toBeFocused();

  await page.keyboard.press('Enter');
  await keys.tabTo(learning);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learning$/);
  await expect(learning).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).press('Enter');
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);

  await keys.tabTo(page.getByRole('button', { name: 'Robin' }));
  await page.keyboard.press('Enter');
  await keys.tabTo(page.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

const scrolled = (page: Page): Promise<number> =>
  page.locator('html').evaluate(({ scrollTop }) => scrollTop);

test('a link leads to the top of a page, and back to where one was', async () => {
  const { page } = await arrive(320);
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Hearthway' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back leads to where one was also when the page was left before the browser told', async () => {
  const { page } = await arrive(320);
  await open(page, '/about');
  await page.evaluate(
    `window.scrollTo(0, 700); document.querySelector('footer a[href="/privacy"]').click()`,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Hearthway' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('the staff is asked for nothing that only a family has, and is told what is for families', async () => {
  const { page } = await arriveAs('analyst', stage);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const [path, heading] of [
    ['/', /./],
    ['/account', 'Account Settings'],
    ['/subscribe', 'Plans and Prices'],
    ['/resources', 'This page is for families'],
    [PROVIDER_PATH, 'This page is for families'],
    ['/favorites', 'This page is for families'],
    ['/favorites/compare', 'This page is for families'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settle(page);
  }
  expect(refused).toEqual([]);
});
