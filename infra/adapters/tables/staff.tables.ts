import type { ReportTable, RUN_STATUSES } from '@hearthway/domain/reports/reports.contract.ts';
import type { Cadence } from '@hearthway/domain/reports/schedules.constants.ts';
import type {
  SCHEDULE_STATUSES,
  ScheduleReason,
} from '@hearthway/domain/reports/schedules.contract.ts';
import {
  bigint,
  bytes,
  fixed,
  float,
  integer,
  json,
  jsonb,
  nullAtFirst,
  nullable,
  position,
  setLater,
  text,
  timestamp,
  withDefault,
} from './column.ts';

// Tables of the staff outside the event log, written by command-api.

/** Log of refusals and mails of families, which are not events. */
export const operational_log = {
  /** Lines of one family become visible in the order of their ids. */
  id: withDefault(bigint()),
  user_id: text(),
  kind: text(),
  /** Validated by `logLineSchema`. */
  detail: jsonb(),
  occurred_at: timestamp(),
};

/** Analysts' queries of history, and the results. */
export const report_runs = {
  id: text(),
  user_id: text(),
  report: text(),
  report_version: integer(),
  from_day: text(),
  to_day: text(),
  /** Requested period, where it was not a whole calendar period. */
  asked_from: nullable(text()),
  asked_to: nullable(text()),
  group_by: text(),
  state: nullable(text()),
  as_of: nullable(text()),
  status: text<(typeof RUN_STATUSES)[number]>(),
  started_at: timestamp(),
  /** Later events do not count. Null until a process takes the run. */
  until_position: nullAtFirst(position()),
  /** End of the lease of the process that works on it. */
  taken_until: nullAtFirst(timestamp()),
  tries: withDefault(integer()),
  share: withDefault(float()),
  events: withDefault(integer()),
  events_per_second: withDefault(integer()),
  seconds_left: nullAtFirst(integer()),
  /** Contains nothing that can identify a family. */
  result: setLater(json<ReportTable>()),
  failure: setLater(text()),
  /** Null for a run that the analyst started. */
  schedule_id: nullable(text()),
  /** Time at which its mail was queued, or found to have no recipient anymore. */
  mailed_at: setLater(timestamp()),
};

/** Reports that are mailed to analysts every week or month. */
export const report_schedules = {
  id: text(),
  user_id: text(),
  report: text(),
  group_by: text(),
  state: nullable(text()),
  cadence: text<Cadence>(),
  status: text<(typeof SCHEDULE_STATUSES)[number]>(),
  /** Reason for pausing or stopping; null when the analyst stopped it. */
  reason: nullAtFirst(text<ScheduleReason>()),
  created_at: timestamp(),
  /** Midnight in UTC at the end of the next period. */
  due_at: timestamp(),
};

/** Saved folds of history, from which reports resume. */
export const report_states = {
  report: text(),
  version: integer(),
  /** Position up to which the log is folded. */
  position: fixed(position()),
  /** Latest day that was folded; null when there was none. */
  through_day: nullable(text()),
  /** Compressed JSON. */
  state: bytes(),
  kept_at: timestamp(),
};
