import type { Browser } from '@playwright/test';
import { z } from 'zod';

const vitalsSchema = z.object({
  /** Until the largest part of what is first seen was painted. */
  lcpMs: z.number(),
  /** How far things moved under a reader's eyes, without a unit. */
  cls: z.number(),
  /** The part of each task beyond 50 ms, in which a tap has to wait. */
  tbtMs: z.number(),
});

export type Vitals = z.infer<typeof vitalsSchema>;

/** Lighthouse's mobile preset: a processor 4 times slower, and slow 4G. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const LONG_TASK_MS = 50;
const SETTLED_MS = 3_000;

/** Runs in the page, before anything of it. */
const WATCH = `
  globalThis.vitals = { lcpMs: 0, cls: 0, tbtMs: 0 };
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { vitals.lcpMs = startTime; });
  watch('layout-shift', ({ value }) => { vitals.cls += value; });
  watch('longtask', ({ duration }) => { vitals.tbtMs += Math.max(0, duration - ${LONG_TASK_MS}); });
`;

/** What a first visit is like on a slow phone. */
export const vitals = async (browser: Browser, url: string): Promise<Vitals> => {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.addInitScript({ content: WATCH });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    return vitalsSchema.parse(await page.evaluate('vitals'));
  } finally {
    await context.close();
  }
};
