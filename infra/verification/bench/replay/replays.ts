import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { z } from 'zod';
import { median } from '../load.ts';
import { sized } from '../size.ts';

const run = promisify(execFile);

const READING = fileURLToPath(import.meta.resolve('./reading.ts'));

/** The heap limits of scripts/run.mjs for `npm run report`. */
const HEAP_BOUNDS = ['--max-semi-space-size=16', '--max-old-space-size=160'];

const readingSchema = z.object({
  events: z.number(),
  seconds: z.number(),
  /** At most, of the whole process. */
  megabytes: z.number(),
});

type Reading = z.output<typeof readingSchema>;

const read = async (
  url: string,
  reports: readonly Report[],
  emptyOf: readonly string[] = [],
): Promise<Reading> => {
  const ids = reports.map(({ id }) => id).join(',');
  const { stdout } = await run(process.execPath, [...HEAP_BOUNDS, READING, url, ids, ...emptyOf]);
  return readingSchema.parse(JSON.parse(stdout));
};

/** The result is the median of the ratios within a turn. */
const TURNS = sized(5, 1);

interface Turn {
  readonly one: Reading;
  readonly all: Reading;
  readonly emptyOfOne: Reading;
  readonly emptyOfAll: Reading;
}

/** One report, and all of them in one pass, compared with a loop that discards the same events. */
export const compareReplays = async (url: string): Promise<readonly Record<string, unknown>[]> => {
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const one = await read(url, [widest]);
    const emptyOfOne = await read(url, [widest], [String(one.events)]);
    const all = await read(url, allReports);
    const emptyOfAll = await read(url, allReports, [String(all.events)]);
    turns.push({ one, all, emptyOfOne, emptyOfAll });
  }
  return [
    {
      replay: `one report (${widest.id})`,
      ...describe(turns.map(({ one, emptyOfOne }) => ({ folding: one, empty: emptyOfOne }))),
      goal: '90 % of the loop',
    },
    {
      replay: `${allReports.length} reports in one pass`,
      ...describe(turns.map(({ all, emptyOfAll }) => ({ folding: all, empty: emptyOfAll }))),
      'times one report': median(turns.map(({ one, all }) => all.seconds / one.seconds)).toFixed(2),
      goal: '1.5 times one, and 300 MB',
    },
  ];
};

/** The report that folds the most event types. */
const widest = allReports.reduce((found, report) =>
  report.types.length > found.types.length ? report : found,
);

const describe = (
  turns: readonly { readonly folding: Reading; readonly empty: Reading }[],
): Record<string, unknown> => ({
  events: number(median(turns.map(({ folding }) => folding.events))),
  'events/s': number(median(turns.map(({ folding }) => rateOf(folding)))),
  'empty loop events/s': number(median(turns.map(({ empty }) => rateOf(empty)))),
  'of the loop': `${(median(turns.map(({ folding, empty }) => empty.seconds / folding.seconds)) * 100).toFixed(0)} %`,
  'most MB': number(Math.max(...turns.map(({ folding }) => folding.megabytes))),
  'empty loop MB': number(Math.max(...turns.map(({ empty }) => empty.megabytes))),
});

const rateOf = ({ events, seconds }: Reading): number => events / seconds;

const number = (value: number): string => Math.round(value).toLocaleString('en');
