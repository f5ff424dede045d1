import { freePort } from '../../../adapters/process/free-port.ts';
import { openBrowser } from '../../e2e/chromium.ts';
import { startStack } from '../../e2e/stack.ts';
import { median } from '../load.ts';
import { download, type Transfer } from './download.ts';
import { type Visit, visitByLighthouse } from './lighthouse.ts';

/** Issue 5: Brotli kB that a first visit to the start page may download. */
const MAX_KB: Readonly<Record<string, number>> = { Script: 120, Font: 60 };

/** Issue 5. */
const LIMITS: Readonly<
  Record<keyof Visit, { readonly least: number } | { readonly most: number }>
> = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  lcpMs: { most: 1_500 },
  cls: { most: 0.02 },
  tbtMs: { most: 50 },
};

const METRICS = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcpMs',
  'cls',
  'tbtMs',
] as const satisfies readonly (keyof Visit)[];

const PAGES = ['/', '/about'];

/** Visits per page: a single one is distorted by other work on the machine. */
const VISITS = 3;

/** Measures the download of a first visit through the gateway, and its Lighthouse scores. */
export const run = async (): Promise<void> => {
  const port = await freePort();
  const [stack, browser] = await Promise.all([
    startStack(),
    openBrowser(`--remote-debugging-port=${port}`),
  ]);
  try {
    for (const path of PAGES) {
      const url = `${stack.url}${path}`;
      const transfers = await download(browser, url);
      console.log(`\n${path}: what a first visit downloads, as it is sent`);
      console.table(byType(transfers));
      console.table(transfers.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12));
      const visits: Visit[] = [];
      while (visits.length < VISITS) visits.push(await visitByLighthouse(port, url));
      console.log(`${path}: Lighthouse, a phone on slow 4G, the median of ${VISITS} visits`);
      console.table(judge(visits));
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
      const limit = MAX_KB[type];
      const row = { files: group.length, kB: Number(kB.toFixed(1)) };
      return [type, limit === undefined ? row : { ...row, limit, isMet: kB <= limit }];
    }),
  );

const judge = (visits: readonly Visit[]) =>
  Object.fromEntries(
    METRICS.map((metric) => {
      const limit = LIMITS[metric];
      const measured = median(visits.map((visit) => visit[metric]));
      const isMet = 'least' in limit ? measured >= limit.least : measured <= limit.most;
      return [metric, { measured, ...limit, isMet }];
    }),
  );
