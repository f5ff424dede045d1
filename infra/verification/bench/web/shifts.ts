import type { Page } from '@playwright/test';
import { z } from 'zod';

/** Longer than any delay after which our pages change by themselves. */
const QUIET_MS = 1_000;

const WATCH = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Pixels: a phone and a wide screen. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** How far a page jumps when it is loaded anew: all its layout shifts together, in the worse window. */
export const shiftOf = async (page: Page, path: string): Promise<number> => {
  const tab = await page.context().newPage();
  try {
    await tab.addInitScript(WATCH);
    let worst = 0;
    for (const size of WINDOWS) {
      await tab.setViewportSize(size);
      await tab.goto(path, { waitUntil: 'networkidle' });
      await tab.waitForTimeout(QUIET_MS);
      worst = Math.max(worst, z.number().parse(await tab.evaluate('window.shifts')));
    }
    return Number(worst.toFixed(4));
  } finally {
    await tab.close();
  }
};
