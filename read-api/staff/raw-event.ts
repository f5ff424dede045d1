import { catalog } from '@hearthway/domain/contexts.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import { SHREDDED } from '@hearthway/domain/kernel/personal.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { RawEvent } from '@hearthway/domain/staff/timeline.contract.ts';
import { EventStoreUnavailableError } from '@hearthway/infra/adapters/event-store/errors.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readEventAt } from '@hearthway/infra/adapters/event-store/head.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { isSealed } from '@hearthway/infra/adapters/privacy/event-sealing.ts';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ReadSchema } from '../database/schema.ts';

export interface RawEventOptions {
  readonly database: Kysely<ReadSchema>;
  readonly eventStore: EventStore;
  readonly privacy: Pick<Privacy, 'openEvents'>;
}

const ANSWER_WITHIN_MS = 2_000;

/** Reads an event of this family as stored in the log. Refuses others with `NotFound`. */
export const readFamilyEvent = async (
  { database, eventStore }: RawEventOptions,
  { userId, eventId }: { readonly userId: string; readonly eventId: string },
): Promise<StoredEvent> => {
  const listed = await database
    .selectFrom('timeline')
    .select('position')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .limit(1)
    .executeTakeFirst();
  if (listed === undefined) throw refuse('NotFound');
  const options = { withinMs: ANSWER_WITHIN_MS };
  const event = await readEventAt(eventStore, BigInt(listed.position), options).catch(
    (cause: unknown) => {
      throw new EventStoreUnavailableError({ cause });
    },
  );
  if (event?.id !== eventId) throw refuse('NotFound');
  return event;
};

/** Personal fields are masked unless they were revealed. */
export const toRawEvent = async (
  { privacy }: Pick<RawEventOptions, 'privacy'>,
  event: StoredEvent,
  { isRevealed }: { readonly isRevealed: boolean },
): Promise<RawEvent> => {
  const stored = dataSchema.parse(event.data);
  const personal = personalIn(event.type, stored);
  const [opened] = isRevealed ? await privacy.openEvents([event]) : [event];
  const data = dataSchema.parse(opened?.data ?? stored);
  const shown = isRevealed ? revealed : () => MASKED;
  const metadata = eventMetadataSchema.parse(event.metadata);
  return {
    id: event.id,
    type: event.type,
    version: metadata.schemaVersion,
    stream: event.streamId,
    position: String(event.position.commit),
    occurredAt: metadata.occurredAt,
    data: { ...data, ...Object.fromEntries(personal.map((name) => [name, shown(data[name])])) },
    personal,
    isRevealed,
  };
};

const MASKED = '•••';
const FORGOTTEN = 'Forgotten: its key was destroyed';
const UNREADABLE = 'Not readable';

const dataSchema = z.record(z.string(), z.unknown());
const shreddedSchema = z.object({ shredded: z.literal(SHREDDED.shredded) });

const revealed = (value: unknown): unknown => {
  if (isSealed(value)) return UNREADABLE;
  return shreddedSchema.safeParse(value).success ? FORGOTTEN : value;
};

const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));

/**
 * Returns the catalog's personal fields, and all encrypted ones, since older versions may have other names.
 */
const personalIn = (type: string, data: Readonly<Record<string, unknown>>): string[] => {
  const known = Object.keys(types.get(type)?.personal ?? {});
  return Object.keys(data).filter((name) => known.includes(name) || isSealed(data[name]));
};
