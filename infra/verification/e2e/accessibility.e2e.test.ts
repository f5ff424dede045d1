import { PRODUCT } from '@hearthway/domain/product.ts';
import type { Locator, Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { keyboardOf } from './keyboard.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { open, reload } from './visit.ts';

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

test('what is set holds before anything of the page is there to be painted', async () => {
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

test.each(['', '{', '[]', 'null', '{"colorMode":"pink","fontSize":1e9,"fontFamily":{}}'])(
  'a page is as it would be for anybody when the settings are rubbish: %s',
  async (rubbish) => {
    const page = await arrive();
    await keep(page, rubbish);
    await open(page, '/privacy');
    await expect(html(page)).toHaveAttribute('data-color-mode', 'default');
    await openPanel(page);
    await expect(panel(page).getByLabel('Font size')).toHaveValue('16');
  },
);

test('the panel is used by keyboard alone', async () => {
  const page = await arrive();
  const keys = keyboardOf(page);
  await open(page, '/privacy');
  await keys.tabTo(button(page));
  await keys.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();

  await keys.tabTo(panel(page).getByRole('button', { name: 'Preview Calm Colors' }));
  await keys.press('Enter');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'autism-friendly');
  await expect(panel(page).getByRole('status').first()).toContainText('preview of Calm Colors');
  await expect(panel(page).getByRole('button', { name: 'End Preview' })).toBeFocused();
  await keys.press('Enter');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'default');

  await keys.tabTo(panel(page).getByRole('button', { name: 'Use Dark Mode' }));
  await keys.press('Enter');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'dark-high-contrast');
  await keys.tabTo(panel(page).getByLabel('Font size'));
  await keys.press('End');
  await expect(html(page)).toHaveCSS('font-size', '24px');
  await keys.tabTo(panel(page).getByLabel('Font', { exact: true }));
  await keys.press('S');
  await expect(html(page)).toHaveAttribute('data-font-family', 'sans-serif-simple');
  await keys.tabTo(panel(page).getByLabel('Large focus indicators'));
  await keys.press('Space');
  await expect(panel(page).getByLabel('Large focus indicators')).toHaveCSS('outline-width', '5px');
  await keys.press('Escape');
  await expect(button(page)).toBeFocused();

  await reload(page);
  await expect(html(page)).toHaveAttribute('data-color-mode', 'dark-high-contrast');
  await openPanel(page);
  await keys.tabTo(panel(page).getByRole('button', { name: 'Reset to Defaults' }));
  await keys.press('Enter');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'default');
  await expect(html(page)).toHaveCSS('font-size', '16px');
});

test('a preview ends with the panel, and is never saved', async () => {
  const page = await arrive();
  await open(page, '/privacy');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Preview Dark Mode' }).click();
  await reload(page);
  await expect(html(page)).toHaveAttribute('data-color-mode', 'default');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Preview Dark Mode' }).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(html(page)).toHaveAttribute('data-color-mode', 'default');
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

test('what the keyboard has reached stays in sight when a wider face arrives', async () => {
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
