import { catalog, isSharedStream } from '@hearthway/domain/contexts.ts';
import { helpTermsIn } from '@hearthway/domain/journey/help-terms.ts';
import { actorOf, VISITOR_ACTOR } from '@hearthway/domain/kernel/actor.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import { isOfVisitor } from '@hearthway/domain/kernel/read-event.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import type { PlanOf } from '@hearthway/domain/site-reports/feature-use.ts';
import type { Families } from './families.ts';
import type { PseudonymOf } from './pseudonyms.ts';

/** Exported event, without identifying data. */
export interface Row {
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
  /** From 0 to 23, in UTC. */
  readonly hour: number;
  readonly context: string;
  readonly type: string;
  /** `family`, or another actor: `visitor`, `support`, `operator`, `system`. */
  readonly actor: string;
  /** Pseudonym of the family. */
  readonly subject: string;
  /** Null for families that have deleted their account. */
  readonly session: string | null;
  /** US state that the event concerned. */
  readonly state: string | null;
  /** Place under which reports count the family: one of `PLACES`. */
  readonly familyState: string;
  /** Plan of the family as of this event: paid, trial or gift. */
  readonly plan: string;
  /** Week such as `2026-W47`. */
  readonly registeredWeek: string | null;
  /** Whether it ever had a staff role: reports exclude it. */
  readonly isStaff: boolean;
  /** Whether it is a mailbox without an account that wrote to support: reports exclude it. */
  readonly isVisitor: boolean;
  /** Links events about one item of a family, such as a report and its answer; null otherwise. */
  readonly streamId: string | null;
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
  readonly families: Families;
  /** Must receive every event in log order. */
  readonly planOf: PlanOf;
}

const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));

/** Throws `StoredEventError` for an event that the catalog cannot read, since it could contain anything. */
export const rowOf = (
  { type, streamId, data: stored, metadata: kept }: StoredEvent,
  { pseudonymOf, families, planOf }: RowOptions,
): Row => {
  const metadata = metadataOf(type, kept);
  const { userId, sessionId, state, occurredAt, schemaVersion } = metadata;
  const eventType = types.get(type);
  if (eventType === undefined) throw new StoredEventError(`The catalog knows no ${type}.`);
  const lifted = withoutFields(eventType.lift(schemaVersion, stored), eventType.personal);
  const data = 'terms' in lifted ? { ...lifted, terms: helpTermsIn(lifted['terms']) } : lifted;
  const { isErased, ...family } = families.of(userId);
  const { category: context, id } = readStreamId(streamId);
  return {
    day: occurredAt.slice(0, DAY_LENGTH),
    hour: Number(occurredAt.slice(DAY_LENGTH + 1, DAY_LENGTH + 3)),
    context,
    type,
    actor: isOfVisitor(metadata) ? VISITOR_ACTOR : actorOf(metadata, isSharedStream(streamId)),
    subject: pseudonymOf(userId),
    session: isErased || sessionId === null ? null : pseudonymOf(sessionId),
    state,
    ...family,
    plan: planOf({ type, userId, data: lifted, day: occurredAt.slice(0, DAY_LENGTH) }),
    // Other streams are named after their family.
    streamId: id.startsWith(userId) ? null : pseudonymOf(id),
    data: JSON.stringify(data, (_, value: unknown) => blurred(value, isErased, pseudonymOf)),
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

/** Format of our own ids: of people, sessions, events, exports. Ids of the directory differ. */
const OWN_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Id of a customer, subscription or invoice at the payment provider, whose records could identify a person.
 */
const PROVIDER_ID = /^(?:cus|sub|in)_\w+$/;

/** Detects ids by format, so that fields of future events cannot leak them. */
const blurred = (value: unknown, isErased: boolean, pseudonymOf: PseudonymOf): unknown => {
  if (typeof value !== 'string') return value;
  if (OWN_ID.test(value) || PROVIDER_ID.test(value)) return isErased ? null : pseudonymOf(value);
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
