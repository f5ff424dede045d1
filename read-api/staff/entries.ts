import { createHash } from 'node:crypto';
import type { ReadModelViews } from '@hearthway/domain/contexts.ts';
import { logSentence } from '@hearthway/domain/staff/log-words.ts';
import type { Actor, TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import type { OperationalLogRow } from '@hearthway/infra/adapters/staff/operational-log.ts';

/** Of `timeline`: what an entry is made of. */
export const EVENT_COLUMNS = [
  'position',
  'event_id',
  'context',
  'type',
  'sentence',
  'occurred_at',
  'session_id',
  'actor',
] as const satisfies readonly (keyof ReadModelViews['timeline'])[];

export type EventRow = Pick<ReadModelViews['timeline'], (typeof EVENT_COLUMNS)[number]>;

/** Of `operational_log`. */
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
});

/** The context of what never became an event. */
export const LOG_CONTEXT = 'log';

export const toLogEntry = ({ id, kind, detail, occurred_at }: LogRow): TimelineEntry => ({
  id: `log-${id}`,
  source: 'log',
  at: occurred_at.toISOString(),
  context: LOG_CONTEXT,
  type: kind,
  sentence: logSentence(kind, detail),
  session: null,
  actor: LOG_ACTORS[kind] ?? 'system',
});

/** Who tries to sign in, nobody knows. */
const LOG_ACTORS: Readonly<Record<string, Actor>> = { 'command-rejected': 'family' };

/** Short, so that people can tell one from the next, and of no use to whoever wants the session. */
const pseudonymOf = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex').slice(0, 6);
