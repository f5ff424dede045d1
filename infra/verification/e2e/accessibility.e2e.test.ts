import { PRODUCT } from '@hearthway/domain/product.ts';
import type { Locator, Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { keyboardOf } from './keyboard.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { open } from './visit.ts';

const SETTINGS_KEY = `${PRODUCT.storagePrefix}-accessibility`;

const stage = setStage();

const arrive = async (width = 1280): Promise<Page> => (await stage.arrive({ width })).page;

const keep = async (page: Page, stored: string): Promise<void> => {
  await page.addInitScript(`localStorage.setItem('${SETTINGS_KEY}', ${JSON.stringify(stored)})`);
};

const button = (page: Page): Locator => page.getByRole('button', { name: 'Accessibility' });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Accessibility' });
const html = (page: Page): Locator => page.locator('html');

const openPanel = async (page: Page): Promise<void> => {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
};

test('settings apply before the first paint', async () => {
  const page = await arrive();
  await keep(page, JSON.stringify({ colorMode: 'dark-high-contrast', fontSize: 20 }));
  await page.addInitScript(`
    new MutationObserver((_records, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      const { dataset, style } = document.documentElement;
      window.seenFirst = dataset.colorMode + ' ' + style.fontSize;
    }).observe(document, { childList: true, subtree: true });
  `);
  await open(page, '/');
  expect(await page.evaluate('window.seenFirst')).toBe('dark-high-contrast 125%');
});

test('every tab shows at once what is set in one, and a face is fetched only when it is chosen', async () => {
  const page = await arrive();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const otherTab = await page.context().newPage();
  await Promise.all([open(page, '/privacy'), open(otherTab, '/terms')]);
  await openPanel(page);
  const faces = () => fetched.filter((url) => /opendyslexic|lexend/.test(url));
  expect(faces()).toEqual([]);
  await panel(page).getByLabel('Font', { exact: true }).selectOption('Easy Reading Font');
  await expect.poll(() => faces().length).toBeGreaterThan(0);
  await expect(html(otherTab)).toHaveAttribute('data-font-family', 'dyslexia-friendly');
});

test('the focused element stays in view when a wider font loads', async () => {
  const page = await arrive(320);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/opendyslexic*', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/privacy');
  await openPanel(page);
  const keys = keyboardOf(page);
  await keys.tabTo(panel(page).getByLabel('Font size'));
  await keys.press('End');
  await keys.tabTo(panel(page).getByLabel('Font', { exact: true }));
  await keys.press('ArrowDown');
  await expect(html(page)).toHaveAttribute('data-font-family', 'dyslexia-friendly');
  const reached = panel(page).getByLabel('Enhanced colors');
  await keys.tabTo(reached);
  release();
  await page.evaluate('document.fonts.ready.then(() => {})');
  await keys.expectAt(reached);
});
