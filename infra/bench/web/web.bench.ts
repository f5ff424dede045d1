import { openBrowser } from '../../e2e/chromium.ts';
import { startStack } from '../../e2e/stack.ts';
import { download, type Transfer } from './download.ts';
import { vitals } from './vitals.ts';

/** Issue 5: Brotli kB that a first visit to the start page may download. */
const MOST_KB: Readonly<Record<string, number>> = { Script: 120, Font: 60 };
const SLOWEST = { lcpMs: 1_500, cls: 0.02, tbtMs: 50 };

const PAGES = ['/', '/about'];

/**
 * What a first visit downloads and how it feels, through the gateway, on a slowed-down browser. It
 * is no Lighthouse: that package would have to be installed, and its scores weigh more than this.
 */
export const run = async (): Promise<void> => {
  const [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  try {
    for (const path of PAGES) {
      const transfers = await download(browser, `${stack.url}${path}`);
      console.log(`\n${path}: what a first visit downloads, as it is sent`);
      console.table(byType(transfers));
      console.table(transfers.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12));
      const { lcpMs, cls, tbtMs } = await vitals(browser, `${stack.url}${path}`);
      console.log(`${path}: a phone of the middle class (processor 4 times slower, slow 4G)`);
      console.table({
        'largest paint, ms': judged(Math.round(lcpMs), SLOWEST.lcpMs),
        'layout shift': judged(Number(cls.toFixed(4)), SLOWEST.cls),
        'blocked, ms': judged(Math.round(tbtMs), SLOWEST.tbtMs),
      });
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
};

const byType = (transfers: readonly Transfer[]) =>
  Object.fromEntries(
    [...Map.groupBy(transfers, ({ type }) => type)].map(([type, group]) => {
      const kB = group.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
      const limit = MOST_KB[type];
      const row = { files: group.length, kB: Number(kB.toFixed(1)) };
      return [type, limit === undefined ? row : { ...row, limit, isMet: kB <= limit }];
    }),
  );

const judged = (measured: number, limit: number) => ({
  measured,
  limit,
  isMet: measured <= limit,
});
