import type { Page } from '@playwright/test';
import { z } from 'zod';
import { searchNearDurham } from '../../e2e/visit.ts';

/** How much slower the processor is made: as Lighthouse does for a phone. */
const SLOWDOWN = 4;

/** The shortest that a browser reports. */
const WATCH = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.slowest = Math.max(window.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Longer than the last frame of a search takes. */
const QUIET_MS = 1_000;

/** Milliseconds from a key to the frame that shows it, the slowest of one search: its INP. */
export const searchDelay = async (page: Page): Promise<number> => {
  const tab = await page.context().newPage();
  try {
    await tab.addInitScript(WATCH);
    await tab.goto('/resources', { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await tab.getByLabel('What are you looking for?').pressSequentially('speech');
    await searchNearDurham(tab);
    await tab.waitForTimeout(QUIET_MS);
    return Math.round(z.number().parse(await tab.evaluate('window.slowest')));
  } finally {
    await tab.close();
  }
};
