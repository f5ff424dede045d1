import { catalog } from '@hearthway/domain/contexts.ts';
import { actorOf } from '@hearthway/domain/kernel/actor.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import type { PseudonymOf } from './pseudonyms.ts';

/** An exported event, without identifying data. */
export interface Row {
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
  /** From 0 to 23, in UTC. */
  readonly hour: number;
  readonly context: string;
  readonly type: string;
  /** `family`, or who else did it: `support`, `operator`, `system`. */
  readonly actor: string;
  /** Tells one family from the next; null of those who have deleted their account. */
  readonly subject: string | null;
  readonly session: string | null;
  readonly state: string | null;
  /** JSON. */
  readonly data: string;
  readonly category: string | null;
  readonly resourceId: string | null;
  readonly resultCount: number | null;
  readonly tier: string | null;
  readonly prompt: string | null;
  readonly contactStatus: string | null;
}

export interface RowOptions {
  readonly pseudonymOf: PseudonymOf;
  /** Whose accounts were deleted. */
  readonly erased: ReadonlySet<string>;
  /** Words of searches that enough families share. Of the others nothing is told. */
  readonly commonTerms: ReadonlySet<string>;
}

const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));

/** Throws `StoredEventError` for what the catalog cannot read: it could hold anything. */
export const rowOf = (
  { type, streamId, data: stored, metadata: kept }: StoredEvent,
  { pseudonymOf, erased, commonTerms }: RowOptions,
): Row => {
  const metadata = metadataOf(type, kept);
  const { userId, sessionId, state, occurredAt, schemaVersion } = metadata;
  const eventType = types.get(type);
  if (eventType === undefined) throw new StoredEventError(`The catalog knows no ${type}.`);
  const lifted = withoutFields(eventType.lift(schemaVersion, stored), eventType.personal);
  const data = 'terms' in lifted ? { ...lifted, terms: sharedOf(lifted, commonTerms) } : lifted;
  const isGone = erased.has(userId);
  return {
    day: occurredAt.slice(0, DAY_LENGTH),
    hour: Number(occurredAt.slice(DAY_LENGTH + 1, DAY_LENGTH + 3)),
    context: readStreamId(streamId).category,
    type,
    actor: actorOf(metadata),
    subject: isGone ? null : pseudonymOf(userId),
    session: isGone || sessionId === null ? null : pseudonymOf(sessionId),
    state,
    data: JSON.stringify(data, (_, value: unknown) => blurred(value, isGone, pseudonymOf)),
    category: textIn(data, 'category'),
    resourceId: textIn(data, 'resourceId'),
    resultCount: numberIn(data, 'resultCount'),
    tier: textIn(data, 'tier'),
    prompt: textIn(data, 'where'),
    contactStatus: textIn(data, 'status'),
  };
};

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const metadataOf = (type: string, metadata: unknown): EventMetadata => {
  const { data } = eventMetadataSchema.safeParse(metadata);
  if (data === undefined || !ISO_TIME.test(data.occurredAt))
    throw new StoredEventError(`The metadata of a ${type} cannot be read.`);
  return data;
};

type Data = Readonly<Record<string, unknown>>;

const withoutFields = (data: Data, fields: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !(name in fields)));

const sharedOf = ({ terms }: Data, commonTerms: ReadonlySet<string>): readonly string[] =>
  Array.isArray(terms) ? terms.map(String).filter((term) => commonTerms.has(term)) : [];

/** How our own ids look: of people, sessions, events, exports. Those of the directory look otherwise. */
const OWN_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** By its format, so that fields of future events cannot leak ids. */
const blurred = (value: unknown, isGone: boolean, pseudonymOf: PseudonymOf): unknown => {
  if (typeof value !== 'string') return value;
  if (OWN_ID.test(value)) return isGone ? null : pseudonymOf(value);
  return ISO_TIME.test(value) ? value.slice(0, DAY_LENGTH) : value;
};

const textIn = (data: Data, field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' && !OWN_ID.test(value) ? value : null;
};

const numberIn = (data: Data, field: string): number | null => {
  const value = data[field];
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
};
