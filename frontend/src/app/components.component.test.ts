import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { expect, test } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import { barriersOf, colorBarriersOf, overflowOf } from '../testing/barriers.fixture.ts';
import { type Clock, createClock } from '../testing/clock.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { focus, press } from '../testing/steps.fixture.ts';

/** See docs/product-rules.md#notifications. */
const TOAST_MS = 5_000;
const SWIPE_PX = 50;

interface Components extends SitePage {
  readonly clock: Clock;
}

const arrive = async (width = 1280): Promise<Components> => {
  const clock = createClock();
  const page = await openPage('/dev/components', { width, prepare: clock.prepare });
  return { ...page, clock };
};

const region = ({ site }: SitePage): Locator =>
  site.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: SitePage): Locator => region(page).getByRole('listitem');

/** From its middle, in a straight line. */
const swipe = async (toast: Locator, byPx: number): Promise<void> => {
  const { x, y, width, height } = toast.element().getBoundingClientRect();
  const from = { x: x + width / 2, y: y + height / 2 };
  await commands.dragMouse(from, { x: from.x + byPx, y: from.y });
};

const pressOn = async (target: Locator, key: string): Promise<void> => {
  await focus(target);
  await commands.pressKey(key);
};

test('there is one toast at a time, for five seconds', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await expect.element(toasts(page)).toMatchTextContent('Saved');
  await press(page, 'A problem');
  await expect.element(toasts(page)).toHaveLength(1);
  await expect.element(toasts(page)).toMatchTextContent('Something went wrong');
  await page.clock.leap(TOAST_MS);
  await expect.element(toasts(page)).toHaveLength(0);
});

test('F8 moves the focus to a toast, which stays while it has the focus', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await expect.element(toasts(page)).toHaveLength(1);
  await commands.pressKey('F8');
  await expect.element(region(page).getByRole('list')).toHaveFocus();
  await page.clock.leap(TOAST_MS);
  await commands.pressKey('Tab');
  await expect.element(toasts(page)).toHaveFocus();
  await commands.pressKey('Tab');
  await expect.element(toasts(page).getByRole('button', { name: 'Close' })).toHaveFocus();
  await commands.pressKey('Enter');
  await expect.element(toasts(page)).toHaveLength(0);
});

test('a person who has closed a toast sees the next for five seconds too', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect.element(toasts(page)).toHaveLength(0);
  await press(page, 'A problem');
  await expect.element(toasts(page)).toHaveLength(1);
  await page.clock.leap(TOAST_MS);
  await expect.element(toasts(page)).toHaveLength(0);
});

test('a toast is swiped away to the right, and comes back from a shorter way', async () => {
  const page = await arrive();
  await press(page, 'Good news');
  await expect.element(toasts(page)).toHaveLength(1);
  await swipe(toasts(page), SWIPE_PX - 10);
  await swipe(toasts(page), -2 * SWIPE_PX);
  await expect.element(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(toasts(page), SWIPE_PX + 10);
  await expect.element(toasts(page)).toHaveLength(0);
});

test('tabs, accordions, menus and tooltips are used by keyboard', async () => {
  const page = await arrive();
  const { site } = page;
  await pressOn(site.getByRole('tab', { name: 'Overview' }), 'ArrowRight');
  await expect
    .element(site.getByRole('tab', { name: 'Details' }))
    .toHaveAttribute('aria-selected', 'true');

  const part = site.getByRole('button', { name: 'What does it cost?' });
  await pressOn(part, 'Enter');
  await expect.element(part).toHaveAttribute('aria-expanded', 'true');

  const menu = site.getByRole('button', { name: 'More', exact: true });
  await pressOn(menu, 'ArrowDown');
  await expect.element(site.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  expect(await barriersOf(page)).toEqual([]);
  await commands.pressKey('Escape');
  await expect.element(menu).toHaveFocus();

  await commands.pressKey('Tab');
  await expect.element(site.getByRole('tooltip')).toHaveTextContent('It comes after 700 ms.');
  await commands.pressKey('Escape');
  await expect.element(site.getByRole('tooltip')).toHaveLength(0);
});

test.each(['Open a dialog', 'Open a drawer'])(
  '%s: it is free of barriers, keeps the focus and gives it back',
  async (name) => {
    const page = await arrive(320);
    const { site } = page;
    const opener = site.getByRole('button', { name });
    await opener.click();
    const dialog = site.getByRole('dialog', { name: 'Is that right?' });
    await expect.element(dialog.getByLabelText('What is missing')).toHaveFocus();
    expect(await barriersOf(page)).toEqual([]);
    await commands.pressKey('Escape');
    await expect.element(dialog).toHaveLength(0);
    await expect.element(opener).toHaveFocus();
  },
);

test.each([320, 1280])(
  'every component is free of barriers in every mode, %i pixels wide',
  async (width) => {
    const page = await arrive(width);
    expect(await barriersOf(page)).toEqual([]);
    const found: Record<string, readonly string[]> = {};
    for (const mode of COLOR_MODES) {
      await page.site.getByLabelText('Color mode').selectOptions(mode);
      const isTooWide = overflowOf(page) > 0;
      found[mode] = isTooWide ? ['The page is too wide.'] : await colorBarriersOf(page);
    }
    expect(found).toEqual(Object.fromEntries(COLOR_MODES.map((mode) => [mode, []])));
  },
);

test('a mode is tried on the page, and nowhere else', async () => {
  const page = await arrive();
  const { site, window, document } = page;
  const root = () => document().documentElement;
  const fontSize = () => window().getComputedStyle(root()).fontSize;
  await site.getByLabelText('Color mode').selectOptions('dark-high-contrast');
  await pressOn(site.getByLabelText('Text size'), 'End');
  await expect.poll(() => root().dataset['colorMode']).toBe('dark-high-contrast');
  await expect.poll(fontSize).toBe('24px');
  await site.getByRole('link', { name: 'learning', exact: true }).click();
  await expect.poll(page.path).toBe('/learning');
  await expect.poll(() => root().dataset['colorMode']).toBe('default');
  await expect.poll(fontSize).toBe('16px');
});
