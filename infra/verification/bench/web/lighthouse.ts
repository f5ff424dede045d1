import lighthouse from 'lighthouse';
import { z } from 'zod';

/** From 0 to 1. */
const scoreSchema = z.object({ score: z.number() });
const metricSchema = z.object({ numericValue: z.number() });

/** The fields of the report used here. */
const reportSchema = z.object({
  categories: z.object({
    performance: scoreSchema,
    accessibility: scoreSchema,
    'best-practices': scoreSchema,
    seo: scoreSchema,
  }),
  audits: z.object({
    'largest-contentful-paint': metricSchema,
    'cumulative-layout-shift': metricSchema,
    'total-blocking-time': metricSchema,
    interactive: metricSchema,
  }),
});

export interface Visit {
  /** From 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint. */
  readonly lcpMs: number;
  /** Cumulative layout shift, without a unit. */
  readonly cls: number;
  /** The part of each task beyond 50 ms, in which a tap has to wait. */
  readonly tbtMs: number;
  /** From when on a tap is answered within 50 ms. */
  readonly interactiveMs: number;
}

/**
 * Runs Lighthouse for a first visit on a phone, by its default settings: a processor 4 times
 * slower, and slow 4G.
 *
 * @param port Debugging port of the browser.
 */
export const visitByLighthouse = async (
  port: number,
  url: string,
  { isSignedIn = false }: { readonly isSignedIn?: boolean } = {},
): Promise<Visit> => {
  const result = await visit(port, url, isSignedIn);
  const { categories, audits } = reportSchema.parse(result);
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
    tbtMs: Math.round(audits['total-blocking-time'].numericValue),
    interactiveMs: Math.round(audits.interactive.numericValue),
  };
};

const percent = ({ score }: z.infer<typeof scoreSchema>): number => Math.round(score * 100);

/** Chromium now and then loses the beginning of a trace; such a visit measured nothing. */
const LOST_TRACE = 'NO_NAVSTART';
const MAX_VISITS = 4;

const visit = async (port: number, url: string, isSignedIn: boolean): Promise<unknown> => {
  for (let visits = 1; ; visits += 1) {
    // Keeps storage, since Lighthouse would otherwise forget the session.
    const flags = { port, logLevel: 'error', disableStorageReset: isSignedIn } as const;
    const report = (await lighthouse(url, flags))?.lhr;
    const problem = report?.runtimeError;
    if (problem === undefined) return report;
    if (problem.code !== LOST_TRACE || visits === MAX_VISITS)
      throw new Error(`Lighthouse could not visit ${url}: ${problem.message}`);
  }
};
