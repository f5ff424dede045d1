import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import type { Locator, Page } from '@playwright/test';
import { test } from 'vitest';
import { barriersOf, colorBarriersOf, overflowOf } from './barriers.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { open } from './visit.ts';

/** See docs/product-rules.md#notifications. */
const TOAST_MS = 5_000;
const SWIPE_PX = 50;

const stage = setStage();

const arrive = async (width?: number): Promise<Page> => {
  const { page } = await stage.arrive(width === undefined ? {} : { width });
  await page.clock.install();
  await open(page, '/dev/components');
  return page;
};

const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: Page): Locator => region(page).getByRole('listitem');
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** From its middle, in a straight line. */
const swipe = async (page: Page, toast: Locator, byPx: number): Promise<void> => {
  const { x, y, width, height } = (await toast.boundingBox()) ?? nowhere();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + byPx, y + height / 2, { steps: 5 });
  await page.mouse.up();
};

const nowhere = (): never => {
  throw new Error('It is not on the page.');
};

test('there is one toast at a time, for five seconds', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await expect(toasts(page)).toContainText('Saved');
  await press(page, 'A problem');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('Something went wrong');
  await page.clock.fastForward(TOAST_MS);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 leads to a toast, which stays as long as somebody is there', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.clock.fastForward(TOAST_MS);
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('whoever has closed a toast sees the next for five seconds too', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await press(page, 'A problem');
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(TOAST_MS);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast is swiped away to the right, and comes back from a shorter way', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await swipe(page, toasts(page), SWIPE_PX - 10);
  await swipe(page, toasts(page), -2 * SWIPE_PX);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(page, toasts(page), SWIPE_PX + 10);
  await expect(toasts(page)).toHaveCount(0);
});

test('tabs, accordions, menus and tooltips are used by keyboard', async () => {
  const page = await arrive();
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');

  const part = page.getByRole('button', { name: 'What does it cost?' });
  await part.press('Enter');
  await expect(part).toHaveAttribute('aria-expanded', 'true');

  const menu = page.getByRole('button', { name: 'More', exact: true });
  await menu.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('It comes after 700 ms.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test.each(['Open a dialog', 'Open a drawer'])(
  '%s: it is free of barriers, keeps the focus and gives it back',
  async (name) => {
    const page = await arrive(320);
    const opener = page.getByRole('button', { name });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Is that right?' });
    await expect(dialog.getByLabel('What is missing')).toBeFocused();
    expect(await barriersOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test.each([320, 1280])(
  'every component is free of barriers in every mode, %i pixels wide',
  async (width) => {
    const page = await arrive(width);
    expect(await barriersOf(page)).toEqual([]);
    const found: Record<string, readonly string[]> = {};
    for (const mode of COLOR_MODES) {
      await page.getByLabel('Color mode').selectOption(mode);
      const isTooWide = (await overflowOf(page)) > 0;
      found[mode] = isTooWide ? ['The page is too wide.'] : await colorBarriersOf(page);
    }
    expect(found).toEqual(Object.fromEntries(COLOR_MODES.map((mode) => [mode, []])));
  },
);

test('a mode is tried on the page, and nowhere else', async () => {
  const page = await arrive();
  const html = page.locator('html');
  await page.getByLabel('Color mode').selectOption('dark-high-contrast');
  await page.getByLabel('Text size').press('End');
  await expect(html).toHaveAttribute('data-color-mode', 'dark-high-contrast');
  await expect(html).toHaveCSS('font-size', '24px');
  await page.getByRole('link', { name: 'learning', exact: true }).click();
  await expect(page).toHaveURL(/\/learning$/);
  await expect(html).toHaveAttribute('data-color-mode', 'default');
  await expect(html).toHaveCSS('font-size', '16px');
});
