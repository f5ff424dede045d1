import type { Page } from '@playwright/test';
import { barriersOf, colorBarriersOf, overflowOf } from './barriers.ts';
import { settle, show, turnTo, type View } from './views.ts';

/** Pixels of width: a tablet between a phone and a wide screen. */
export const WIDTHS = [320, 768, 1280];

/** The smallest phone, and 200 % zoom on a wide screen. */
const NARROW = [320, 640];

const HEIGHT = 900;

/** Shows the view and tells what is in its way: everything in the first mode, colors in the others. */
export const findBarriers = async (
  page: Page,
  view: View,
  { width, modes }: { readonly width: number; readonly modes: readonly string[] },
): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await show(page, view);
  const found: string[] = [];
  for (const [index, mode] of modes.entries()) {
    await turnTo(page, mode);
    const barriers = await (index === 0 ? barriersOf(page) : colorBarriersOf(page));
    found.push(...barriers.map((barrier) => `${width} px, ${mode}: ${barrier}`));
  }
  return found;
};

/** Tells where a page that is shown has to be scrolled sideways, with the widest text as well. */
export const findOverflow = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  const look = async (text: string): Promise<void> => {
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: HEIGHT });
      const pixels = await overflowOf(page);
      if (pixels > 0) found.push(`${pixels} px too wide for ${width} px, text ${text}`);
    }
  };
  await look('as it is');
  await page.locator('html').evaluate((root) => {
    root.dataset['fontFamily'] = 'dyslexia-friendly';
    root.style.fontSize = '150%';
  });
  await settle(page);
  await look('of 24 px');
  return found;
};
