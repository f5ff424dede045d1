import { catalog } from '@hearthway/domain/contexts.ts';
import type { PersonalFields } from '@hearthway/domain/kernel/personal.ts';
import { SHREDDED } from '@hearthway/domain/kernel/personal.ts';
import { userIdIn } from '@hearthway/domain/kernel/read-event.ts';
import { keyPeriodOf } from '@hearthway/domain/kernel/retention.ts';
import { z } from 'zod';
import { open, seal } from './cipher.ts';
import type { FindKey, KeyReference, KeyRing } from './key-ring.ts';

export interface EventToSeal {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface SealOptions {
  readonly personal: PersonalFields;
  readonly userId: string;
  readonly at: Date;
}

/** Fields of a stored event that opening it needs. */
export interface EventToOpen {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
}

export interface EventSealing {
  /** Returns the data to store, with its personal fields encrypted. */
  readonly sealEvent: (event: EventToSeal, options: SealOptions) => Promise<EventToSeal['data']>;
  /**
   * Returns the events with their personal fields decrypted; those whose key is gone read as `SHREDDED`.
   * Events without any are passed on unchanged. A field that was tampered with, or whose key is unreachable,
   * stays encrypted, so that only parsing this event throws `StoredEventError`.
   */
  readonly openEvents: <Event extends EventToOpen>(
    events: readonly Event[],
  ) => Promise<readonly Event[]>;
}

/** Stored form of a personal field. The names are the storage format. */
interface SealedField {
  readonly $sealed: {
    /** Id of the key of the event's person, or of the person whom the field is about. */
    readonly key: string;
    /** Cipher text in base64. */
    readonly text: string;
  };
}

const sealedSchema: z.ZodType<SealedField> = z.object({
  $sealed: z.object({ key: z.string(), text: z.base64() }),
});

/** Whether a value is a sealed personal field, or one that could not be opened. */
export const isSealed = (value: unknown): boolean => sealedSchema.safeParse(value).success;

const personalTypes: ReadonlyMap<string, PersonalFields> = new Map(
  catalog.flatMap(({ type, personal }) =>
    Object.keys(personal).length > 0 ? [[type, personal] as const] : [],
  ),
);

/** Whether events of this type can contain sealed fields. */
export const mayBeSealed = ({ type }: Pick<EventToOpen, 'type'>): boolean =>
  personalTypes.has(type);

/** Returns the event as it reads without any key. */
export const withoutSealed = <Event extends EventToOpen>(event: Event): Event =>
  openEvent(event, sealedFieldsOf(event), () => undefined);

export const createEventSealing = (
  keys: Pick<KeyRing, 'personKey' | 'findKeys'>,
): EventSealing => ({
  sealEvent: async ({ id, type, data }, { personal, userId, at }) => {
    const sealed: Record<string, unknown> = { ...data };
    for (const [path, { retention, about }] of Object.entries(personal)) {
      const value = sealed[path];
      if (value === undefined || value === null) continue;
      const person = about === undefined ? userId : personIn(data, about);
      if (person === undefined) throw new Error(`${type} does not say whom ${path} is about.`);
      const key = await keys.personKey(person, keyPeriodOf(retention, at));
      const plain = Buffer.from(JSON.stringify(value));
      const text = seal(key.bytes, plain, contextOf(id, type, path)).toString('base64');
      sealed[path] = { $sealed: { key: key.name, text } } satisfies SealedField;
    }
    return sealed;
  },
  openEvents: async (events) => {
    const fields = events.map(sealedFieldsOf);
    const references = fields.flat();
    if (references.length === 0) return events;
    const findKey = await keys.findKeys(references);
    return events.map((event, index) => openEvent(event, fields[index] ?? NONE, findKey));
  },
});

interface FieldToOpen extends KeyReference {
  readonly path: string;
  readonly text: string;
}

const NONE: readonly FieldToOpen[] = [];

const sealedFieldsOf = ({ type, data, metadata }: EventToOpen): readonly FieldToOpen[] => {
  const personal = personalTypes.get(type);
  if (personal === undefined || typeof data !== 'object' || data === null) return NONE;
  const subject = userIdIn(metadata) ?? '';
  return Object.entries(data).flatMap(([path, value]) => {
    // Checked first, since a schema takes far longer to reject a value than to accept one.
    if (typeof value !== 'object' || value === null) return [];
    const { data: sealed } = sealedSchema.safeParse(value);
    if (sealed === undefined) return [];
    const { key: keyName, text } = sealed.$sealed;
    const about = personal[path]?.about;
    const userId = about === undefined ? subject : (personIn(data, about) ?? '');
    return [{ userId, keyName, path, text }];
  });
};

const openEvent = <Event extends EventToOpen>(
  event: Event,
  fields: readonly FieldToOpen[],
  findKey: FindKey,
): Event => {
  if (fields.length === 0) return event;
  const data: Record<string, unknown> = { ...Object(event.data) };
  for (const { path, text, ...reference } of fields) {
    const key = findKey(reference);
    if (key === undefined) data[path] = SHREDDED;
    // Stays encrypted, like a tampered field: a lost key must not pass for an erasure.
    else if (key !== 'unreachable') {
      const context = contextOf(event.id, event.type, path);
      const plain = openUnlessTamperedWith(key, Buffer.from(text, 'base64'), context);
      if (plain !== undefined) data[path] = JSON.parse(plain.toString());
    }
  }
  return { ...event, data };
};

const openUnlessTamperedWith = (
  key: Buffer,
  sealed: Buffer,
  context: string,
): Buffer | undefined => {
  try {
    return open(key, sealed, context);
  } catch {
    return undefined;
  }
};

/** Binds a sealed field to its place: moved to another event or field, it does not open. */
const contextOf = (id: string, type: string, path: string): string => `${id}|${type}|${path}`;

/** Id of the person in a field of an event. */
const personIn = (data: object, field: string): string | undefined => {
  const id: unknown = Reflect.get(data, field);
  return typeof id === 'string' ? id : undefined;
};
