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

/** Refusals and mails of families, which are not events. */
export const operational_log = {
  /** Lines of one family become visible in the order of their ids. */
  id: withDefault(bigint()),
  user_id: text(),
  kind: text(),
  /** By `logLineSchema`. */
  detail: jsonb(),
  occurred_at: timestamp(),
};

/** Questions of analysts to history, and the answers. */
export const report_runs = {
  id: text(),
  /** The analyst. */
  user_id: text(),
  report: text(),
  report_version: integer(),
  from_day: text(),
  to_day: text(),
  /** The period that was asked for, where it was no whole calendar period. */
  asked_from: nullable(text()),
  asked_to: nullable(text()),
  group_by: text(),
  state: nullable(text()),
  as_of: nullable(text()),
  status: text<(typeof RUN_STATUSES)[number]>(),
  started_at: timestamp(),
  /** Events after it do not count. Null until a process takes the run. */
  until_position: nullAtFirst(position()),
  /** A process works on it until then. */
  taken_until: nullAtFirst(timestamp()),
  tries: withDefault(integer()),
  share: withDefault(float()),
  events: withDefault(integer()),
  events_per_second: withDefault(integer()),
  seconds_left: nullAtFirst(integer()),
  /** Nothing in it can single out a family. */
  result: setLater(json<ReportTable>()),
  failure: setLater(text()),
  /** Null for one that the analyst has started. */
  schedule_id: nullable(text()),
  /** When its mail was queued, or was found to have no recipient any more. */
  mailed_at: setLater(timestamp()),
};

/** Reports that are mailed to analysts every week or month. */
export const report_schedules = {
  id: text(),
  /** The analyst. */
  user_id: text(),
  report: text(),
  group_by: text(),
  state: nullable(text()),
  cadence: text<Cadence>(),
  status: text<(typeof SCHEDULE_STATUSES)[number]>(),
  /** Why it is paused or stopped; null when the analyst stopped it. */
  reason: nullAtFirst(text<ScheduleReason>()),
  created_at: timestamp(),
  /** Midnight in UTC, when the next period is over. */
  due_at: timestamp(),
};

/** How far history is folded already. */
export const report_states = {
  report: text(),
  version: integer(),
  /** The log is folded up to it. */
  position: fixed(position()),
  /** The latest day that was folded; null when there was none. */
  through_day: nullable(text()),
  /** JSON, compressed. */
  state: bytes(),
  kept_at: timestamp(),
};
