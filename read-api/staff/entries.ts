import { createHash } from 'node:crypto';
import type { ReadModelViews } from '@hearthway/domain/contexts.ts';
import type { Actor } from '@hearthway/domain/kernel/actor.ts';
import { LOG_STREAM } from '@hearthway/domain/staff/log-line.ts';
import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { logSentence } from '@hearthway/domain/staff-log/log-words.ts';
import type { OperationalLogRow } from '@hearthway/infra/adapters/staff/operational-log.ts';

/** Columns of `timeline` that an entry needs. */
export const EVENT_COLUMNS = [
  'position',
  'event_id',
  'context',
  'type',
  'sentence',
  'occurred_at',
  'session_id',
  'actor',
  'member_id',
] as const satisfies readonly (keyof ReadModelViews['timeline'])[];

export type EventRow = Pick<ReadModelViews['timeline'], (typeof EVENT_COLUMNS)[number]>;

/** Columns of `operational_log` that an entry needs. */
export const LOG_COLUMNS = [
  'id',
  'kind',
  'detail',
  'occurred_at',
] as const satisfies readonly (keyof OperationalLogRow)[];

export type LogRow = Pick<OperationalLogRow, (typeof LOG_COLUMNS)[number]>;

export const toEventEntry = (row: EventRow): TimelineEntry => ({
  id: row.event_id,
  source: 'event',
  at: row.occurred_at.toISOString(),
  context: row.context,
  type: row.type,
  sentence: row.sentence,
  session: row.session_id === null ? null : pseudonymOf(row.session_id),
  actor: row.actor ?? 'family',
  memberId: row.member_id,
});

/** Context of log lines, which never became events. */
export const LOG_CONTEXT = LOG_STREAM.category;

export const toLogEntry = ({ id, kind, detail, occurred_at }: LogRow): TimelineEntry => ({
  id: `log-${id}`,
  source: 'log',
  at: occurred_at.toISOString(),
  context: LOG_CONTEXT,
  type: kind,
  sentence: logSentence(kind, detail),
  session: null,
  actor: LOG_ACTORS[kind] ?? 'system',
  memberId: null,
});

/** Other kinds, such as failed sign-ins, have an unknown actor. */
const LOG_ACTORS: Readonly<Record<string, Actor>> = { 'command-rejected': 'family' };

/** Returns a short pseudonym that tells sessions apart, and cannot be used as a session id. */
const pseudonymOf = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex').slice(0, 6);
