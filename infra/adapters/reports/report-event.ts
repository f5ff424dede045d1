import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { catalog } from '@hearthway/domain/contexts.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { ReportEvent } from '@hearthway/domain/reports/report.ts';

const byType = new Map(catalog.map((eventType) => [eventType.type, eventType]));

/** Converts stored events for reports. Caches the last day's name, which most events share. */
export interface ReportEventReader {
  readonly read: (stored: StoredEvent) => ReportEvent;
  /** Returns the UTC day of an event, `YYYY-MM-DD`, when nothing else of it is needed. */
  readonly readDay: (stored: StoredEvent) => string;
}

/**
 * Upgrades data to the current version, and leaves it otherwise as stored: a history is too long to parse
 * every field, and no keys are read. Throws `StoredEventError`, which reveals nothing of the event's data.
 */
export const createReportEventReader = (): ReportEventReader => {
  let day = { number: Number.NaN, name: '' };
  const dayOf = (at: number): string => {
    const number = Math.floor(at / DAY_MS);
    if (number !== day.number)
      day = { number, name: new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length) };
    return day.name;
  };
  return {
    read: ({ type, data, metadata }) => {
      const eventType = byType.get(type);
      if (eventType === undefined) throw new StoredEventError(`The type ${type} is unknown.`);
      const { userId, state, at, schemaVersion } = readMetadata(metadata);
      return { type, data: eventType.lift(schemaVersion, data), userId, state, at, day: dayOf(at) };
    },
    readDay: ({ metadata }) => dayOf(readMetadata(metadata).at),
  };
};

interface ReadMetadata {
  readonly userId: string;
  readonly state: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly schemaVersion: number;
}

/** Validated by hand: a schema takes longer than all other work on an event. */
const readMetadata = (metadata: unknown): ReadMetadata => {
  if (typeof metadata !== 'object' || metadata === null) throw unreadable();
  if (!('userId' in metadata && 'occurredAt' in metadata && 'schemaVersion' in metadata))
    throw unreadable();
  const { userId, occurredAt, schemaVersion } = metadata;
  const state = 'state' in metadata && typeof metadata.state === 'string' ? metadata.state : null;
  if (
    typeof userId !== 'string' ||
    typeof occurredAt !== 'string' ||
    typeof schemaVersion !== 'number'
  )
    throw unreadable();
  const at = Date.parse(occurredAt);
  if (Number.isNaN(at)) throw unreadable();
  return { userId, state, at, schemaVersion };
};

const unreadable = (): Error => new StoredEventError('Its metadata cannot be read.');
