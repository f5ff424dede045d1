import * as z from 'zod/mini';
import { RUN_STATUSES, startRunSchema } from './reports.contract.ts';
import { CADENCES } from './schedules.constants.ts';

const { report, groupBy, state } = startRunSchema.shape;

/** `POST /api/staff/reports/schedules`. The same again is the same schedule. */
export const startScheduleSchema = z.object({ report, groupBy, state, cadence: z.enum(CADENCES) });

export type StartSchedule = z.infer<typeof startScheduleSchema>;

export const startedScheduleSchema = z.object({ scheduleId: z.string() });

/** `stopped` ones are not listed. */
export const SCHEDULE_STATUSES = ['active', 'paused', 'stopped'] as const;

/**
 * Why a schedule does not go on. `address-refused`: the mail server refused the mail for good.
 * `not-delivered`: it took none for days. `report-changed`: the report has no such grouping any more.
 * `role-ended`: the account is no analyst any more.
 */
export const SCHEDULE_REASONS = [
  'address-refused',
  'not-delivered',
  'report-changed',
  'role-ended',
] as const;

export type ScheduleReason = (typeof SCHEDULE_REASONS)[number];

/** `GET /api/staff/reports/schedules`, an array of these, the oldest first. */
export const scheduleSchema = z.object({
  scheduleId: z.string(),
  report: z.string(),
  groupBy: z.string(),
  state: z.nullable(z.string()),
  cadence: z.enum(CADENCES),
  status: z.enum(SCHEDULE_STATUSES),
  /** Null while it is active. */
  reason: z.nullable(z.enum(SCHEDULE_REASONS)),
  /** The day in UTC on which the next report is made. */
  nextDay: z.string(),
  /** The latest report that it made, as long as that is kept. */
  lastRun: z.nullable(z.object({ runId: z.string(), status: z.enum(RUN_STATUSES) })),
});

export type Schedule = z.infer<typeof scheduleSchema>;

/** `POST /api/report-mails/stop`, with the secret of a mail. */
export const stopMailsSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{75}$/)) });

export type StopMails = z.infer<typeof stopMailsSchema>;
