import * as z from 'zod/mini';
import { RUN_STATUSES, startRunSchema } from './reports.contract.ts';
import { CADENCES } from './schedules.constants.ts';

const { report, groupBy, state } = startRunSchema.shape;

/** `POST /api/staff/reports/schedules`. Idempotent for the same schedule. */
export const startScheduleSchema = z.object({ report, groupBy, state, cadence: z.enum(CADENCES) });

export type StartSchedule = z.infer<typeof startScheduleSchema>;

export const startedScheduleSchema = z.object({ scheduleId: z.string() });

/** Statuses. `stopped` schedules are not listed. */
export const SCHEDULE_STATUSES = ['active', 'paused', 'stopped'] as const;

/**
 * Reason why a schedule ended or paused. `address-refused`: the mail server rejected the mail permanently.
 * `not-delivered`: it accepted none for days. `report-changed`: the report no longer has the grouping.
 * `role-ended`: the account is no longer an analyst.
 */
export const SCHEDULE_REASONS = [
  'address-refused',
  'not-delivered',
  'report-changed',
  'role-ended',
] as const;

export type ScheduleReason = (typeof SCHEDULE_REASONS)[number];

/** `GET /api/staff/reports/schedules` returns an array of these, oldest first. */
export const scheduleSchema = z.object({
  scheduleId: z.string(),
  report: z.string(),
  groupBy: z.string(),
  state: z.nullable(z.string()),
  cadence: z.enum(CADENCES),
  status: z.enum(SCHEDULE_STATUSES),
  /** Null while active. */
  reason: z.nullable(z.enum(SCHEDULE_REASONS)),
  /** Day of the next report, in UTC. */
  nextDay: z.string(),
  /** Latest report of the schedule, as long as it is kept. */
  lastRun: z.nullable(z.object({ runId: z.string(), status: z.enum(RUN_STATUSES) })),
});

export type Schedule = z.infer<typeof scheduleSchema>;

/** `POST /api/report-mails/stop`, authorized by the secret in a mail. */
export const stopMailsSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{75}$/)) });

export type StopMails = z.infer<typeof stopMailsSchema>;
