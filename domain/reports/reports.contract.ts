import * as z from 'zod/mini';

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is such as 2026-11-21'));

/** `POST /api/staff/reports/runs`. Days in UTC, both inclusive. */
export const startRunSchema = z.object({
  report: z.string().check(z.maxLength(60)),
  from: daySchema,
  to: daySchema,
  groupBy: z.optional(z.string().check(z.maxLength(40))),
  /** Two-letter codes, comma-separated, whose families are added up; omitted for all states. */
  state: z.optional(
    z
      .string()
      .check(
        z.maxLength(180),
        z.regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'A state is two letters such as NC, or several: NC,VA'),
      ),
  ),
  /** Uses events up to the end of this day; omitted for all events so far. */
  asOf: z.optional(daySchema),
});

export type StartRun = z.infer<typeof startRunSchema>;

export const startedRunSchema = z.object({ runId: z.string() });

const columnSchema = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(['text', 'families', 'share', 'cents']),
  /**
   * Name of the column for which this is the margin: the maximum error, 95 times in 100. Absent for other
   * columns.
   */
  marginOf: z.optional(z.string()),
});

export type ColumnType = z.infer<typeof columnSchema>['type'];

export const isNumeric = (type: ColumnType): boolean => type !== 'text';

const chartSchema = z.union([
  z.object({ kind: z.enum(['line', 'bar']), x: z.string(), y: z.readonly(z.array(z.string())) }),
  z.object({ kind: z.literal('funnel'), step: z.string(), value: z.string() }),
  z.object({
    kind: z.literal('heat-map'),
    row: z.string(),
    column: z.string(),
    value: z.string(),
  }),
]);

/** `GET /api/staff/reports`, an array of these. */
export const reportSchema = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  describes: z.string(),
  /** Groupings for all states together; the first is the default. */
  groupings: z.readonly(z.array(z.string())),
  /** Groupings available for single states. */
  stateGroupings: z.readonly(z.array(z.string())),
  columns: z.readonly(z.array(columnSchema)),
  chart: chartSchema,
  /** Longest allowed period; absent if it is `PERIOD_LIMIT_DAYS`. */
  mostDays: z.optional(z.number()),
});

export type ReportInfo = z.infer<typeof reportSchema>;

export const RUN_STATUSES = ['waiting', 'running', 'done', 'failed', 'canceled'] as const;

/** Progress of a run, also sent over the socket. */
export const runProgressSchema = z.object({
  runId: z.string(),
  status: z.enum(RUN_STATUSES),
  /** From 0 to 1. */
  share: z.number(),
  events: z.number(),
  eventsPerSecond: z.number(),
  /** Null while no estimate is possible. */
  secondsLeft: z.nullable(z.number()),
});

export type RunProgress = z.infer<typeof runProgressSchema>;

const cellSchema = z.union([z.string(), z.number(), z.null()]);

const periodSchema = z.object({ from: z.string(), to: z.string() });

const reportTableSchema = z.object({
  columns: z.readonly(z.array(columnSchema)),
  /** Rows, each number followed by its margin. Negative numbers are effectively zero but count in sums. */
  rows: z.readonly(z.array(z.readonly(z.array(cellSchema)))),
  /** Completed units of time within the period; null if there are none. */
  told: z.nullable(periodSchema),
});

export type ReportTable = z.infer<typeof reportTableSchema>;

/**
 * `GET /api/staff/reports/runs/:id`; in the list `GET /api/staff/reports/runs`, newest first, without the
 * table.
 */
export const runSchema = z.object({
  ...runProgressSchema.shape,
  report: z.string(),
  reportVersion: z.number(),
  from: z.string(),
  to: z.string(),
  /** Requested period, if it was widened to whole weeks, months or similar. */
  widenedFrom: z.nullable(periodSchema),
  groupBy: z.string(),
  state: z.nullable(z.string()),
  asOf: z.nullable(z.string()),
  /** ISO date and time. */
  startedAt: z.string(),
  table: z.nullable(reportTableSchema),
  /** Position and type of the event that stopped the run, without its data. */
  failure: z.nullable(z.string()),
});

export type Run = z.infer<typeof runSchema>;

export const FILE_FORMATS = ['csv', 'json'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Formats a name such as `active-families-2026-01-01-to-2026-03-31.csv`. */
export const tableFileName = (
  format: FileFormat,
  { report, from, to, asOf }: Pick<Run, 'report' | 'from' | 'to' | 'asOf'>,
): string => `${report}-${from}-to-${to}${asOf === null ? '' : `-as-of-${asOf}`}.${format}`;
