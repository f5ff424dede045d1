import { PRODUCT } from '@hearthway/domain/product.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { keyboardOf } from '../testing/keyboard.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { press } from '../testing/steps.fixture.ts';
import { openPanel } from '../testing/views.fixture.ts';

const SETTINGS_KEY = `${PRODUCT.storagePrefix}-accessibility`;

const button = ({ site }: SitePage) => site.getByRole('button', { name: 'Accessibility' });
const panel = ({ site }: SitePage) => site.getByRole('dialog', { name: 'Accessibility' });
const root = ({ document }: SitePage): HTMLElement => document().documentElement;

const expectMode = (page: SitePage, mode: string): Promise<void> =>
  expect.poll(() => root(page).dataset['colorMode']).toBe(mode);

test.each(['', '{', '[]', 'null', '{"colorMode":"pink","fontSize":1e9,"fontFamily":{}}'])(
  'a page has the default settings when those in the browser are invalid: %s',
  async (invalid) => {
    const page = await openPage('/privacy', { stored: { [SETTINGS_KEY]: invalid } });
    await expectMode(page, 'default');
    await openPanel(page);
    await expect.element(panel(page).getByLabelText('Font size')).toHaveValue('16');
  },
);

test('the panel is used by keyboard alone', async () => {
  const page = await openPage('/privacy');
  const keys = keyboardOf(page);
  const fontSize = () => page.window().getComputedStyle(root(page)).fontSize;
  const inPanel = (name: string) => panel(page).getByRole('button', { name });
  await keys.enter(button(page));
  await keys.expectAt(inPanel('Close'));

  await keys.enter(inPanel('Preview Calm Colors'));
  await expectMode(page, 'autism-friendly');
  await expect
    .element(panel(page).getByRole('status').first())
    .toMatchTextContent('preview of Calm Colors');
  await keys.expectAt(inPanel('End Preview'));
  await keys.press('Enter');
  await expectMode(page, 'default');

  await keys.enter(inPanel('Use Dark Mode'));
  await expectMode(page, 'dark-high-contrast');
  await keys.tabTo(panel(page).getByLabelText('Font size'));
  await keys.press('End');
  await expect.poll(fontSize).toBe('24px');
  await keys.tabTo(panel(page).getByRole('radio', { name: 'Default' }));
  await keys.press('ArrowUp');
  await expect.poll(() => root(page).dataset['fontFamily']).toBe('sans-serif-simple');
  const largeFocus = panel(page).getByLabelText('Large focus indicators');
  await keys.tabTo(largeFocus);
  await keys.press('Space');
  await expect
    .poll(() => page.window().getComputedStyle(largeFocus.element()).outlineWidth)
    .toBe('5px');
  await keys.press('Escape');
  await keys.expectAt(button(page));

  await page.reload();
  await expectMode(page, 'dark-high-contrast');
  await openPanel(page);
  await keys.enter(inPanel('Reset to Defaults'));
  await expectMode(page, 'default');
  await expect.poll(fontSize).toBe('16px');
});

test('a preview ends with the panel, and is never saved', async () => {
  const page = await openPage('/privacy');
  await openPanel(page);
  await press(page, 'Preview Dark Mode');
  await expectMode(page, 'dark-high-contrast');
  await page.reload();
  await expectMode(page, 'default');
  await openPanel(page);
  await press(page, 'Preview Dark Mode');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expectMode(page, 'default');
});

test('settings apply before the first paint', async () => {
  let first: string | undefined;
  const page = await openPage('/', {
    stored: { [SETTINGS_KEY]: JSON.stringify({ colorMode: 'dark-high-contrast', fontSize: 20 }) },
    prepare: ({ document, MutationObserver }) => {
      new MutationObserver((_records, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        const { dataset, style } = document.documentElement;
        first = `${dataset['colorMode']} ${style.fontSize}`;
      }).observe(document, { childList: true, subtree: true });
    },
  });
  // The first load begins in the window of an empty document.
  await page.reload();
  expect(first).toBe('dark-high-contrast 125%');
});

test('settings reach other tabs at once, and a font is loaded only when chosen', async () => {
  const page = await openPage('/privacy');
  const faces = () =>
    [...page.document().fonts].filter(
      ({ family, status }) => /dyslexic|lexend/i.test(family) && status !== 'unloaded',
    );
  await openPanel(page);
  expect(faces()).toEqual([]);
  const easyFont = panel(page).getByRole('radio', { name: 'Easy Reading Font' });
  const otherTab = await page.openTab('/terms');
  // The other tab lies over the first.
  const choice = await easyFont.findElement();
  if ('click' in choice && typeof choice.click === 'function') choice.click();
  await expect.poll(() => faces().length).toBeGreaterThan(0);
  await expect.poll(() => root(otherTab).dataset['fontFamily']).toBe('dyslexia-friendly');
});

test('the focused element stays in view when a wider font loads', async () => {
  await commands.holdFiles('opendyslexic');
  onTestFinished(() => commands.releaseFiles());
  const page = await openPage('/privacy', { width: 320 });
  await openPanel(page);
  const keys = keyboardOf(page);
  await keys.tabTo(panel(page).getByLabelText('Font size'));
  await keys.press('End');
  await keys.tabTo(panel(page).getByRole('radio', { name: 'Default' }));
  await keys.press('ArrowDown');
  await expect.poll(() => root(page).dataset['fontFamily']).toBe('dyslexia-friendly');
  const reached = panel(page).getByLabelText('Enhanced colors');
  await keys.tabTo(reached);
  await commands.releaseFiles();
  await page.document().fonts.ready;
  await keys.expectAt(reached);
});

const frame = (page: SitePage) => page.site.getByCss('[data-floating="accessibility"]');

test('the button is an icon where the margin is narrow, and keeps its name', async () => {
  const page = await openPage('/about', { width: 1535 });
  await expect.element(button(page)).toBeVisible();
  const widthOf = () => Math.round(button(page).element().getBoundingClientRect().width);
  expect(widthOf()).toBe(44);
  await page.resize(1536);
  await expect.poll(widthOf).toBeGreaterThan(100);
  // The margin is as wide as before, and the page begins farther left.
  page.document().documentElement.style.fontSize = '150%';
  await expect.poll(widthOf).toBeLessThan(100);
});

test('where a page is full of text the menu opens the panel', async () => {
  const page = await openPage('/privacy', { width: 320 });
  await page.document().fonts.ready;
  page.window().scrollTo({ top: 1_000, behavior: 'instant' });
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect.element(page.site.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('the button is out of the way while a field has the focus', async () => {
  const page = await openPage('/login');
  await expect.element(frame(page)).toHaveAttribute('data-spot', 'free');
  await page.site.getByLabelText('Email').click();
  await expect.element(frame(page)).toHaveAttribute('data-spot', 'away');
  await expect.element(frame(page)).toHaveStyle({ pointerEvents: 'none', opacity: '0' });
  await page.site.getByRole('heading', { level: 1 }).click();
  await expect.element(frame(page)).toHaveAttribute('data-spot', 'free');
});

test('the button is out of the way while the page scrolls', async () => {
  const page = await openPage('/privacy');
  await expect.element(frame(page)).toHaveAttribute('data-spot', 'free');
  const seen: string[] = [];
  const { MutationObserver } = page.window();
  const element = await frame(page).findElement();
  new MutationObserver(() => seen.push(element.getAttribute('data-spot') ?? '')).observe(element, {
    attributeFilter: ['data-spot'],
  });
  page.window().scrollTo({ top: 1_000, behavior: 'instant' });
  await expect.poll(() => seen.slice(0, 2)).toEqual(['moving', 'free']);
});

test('the keyboard finds the button wherever the page is', async () => {
  const page = await openPage('/login', { width: 320 });
  await page.site.getByLabelText('Email').click();
  await expect.element(frame(page)).toHaveAttribute('data-spot', 'away');
  await keyboardOf(page).tabTo(button(page), 'Shift+Tab');
  await expect.element(frame(page)).toHaveStyle({ pointerEvents: 'auto', opacity: '1' });
});
