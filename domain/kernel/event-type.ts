import type * as z from 'zod';
import { inEnglish, type Message } from './message.ts';
import { type PersonalFields, personalFieldsOf } from './personal.ts';

/** Lifts the data of one version to the next. */
type Upcaster = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

export interface EventTypeOptions<Type extends string, Data> {
  /** Past tense and globally unique. This text is the storage contract: it never changes. */
  readonly type: Type;
  /** A field that is `personal(…)` is encrypted in the stored event. */
  readonly schema: z.ZodObject & z.ZodType<Data>;
  /** One for each stored version before the current: the first lifts 1 to 2. */
  readonly upcasters?: readonly Upcaster[];
  /** For the support timeline, in plain words. `*…*` marks its subject. */
  readonly sentence: (data: Data) => Message;
  /** An act of the family itself, which makes it active in usage reports. */
  readonly isOwnAct?: boolean;
  /** It ends an account: everything about its person is erased. */
  readonly isErasure?: boolean;
  /** The feature whose use it shows, by its name in usage reports. */
  readonly feature?: string;
  /** The data of one event of each version that was ever stored. Never edited, only added to. */
  readonly examples: readonly unknown[];
}

/** A type of event: its entry in the catalogue. */
export interface EventType<Type extends string = string> {
  readonly type: Type;
  readonly currentVersion: number;
  /** Schemas of the fields of its data, by name. Each that is not personal has a description. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly personal: PersonalFields;
  /** An act of the family itself, rather than something that happens to it or is done about it. */
  readonly isOwnAct: boolean;
  readonly isErasure: boolean;
  readonly feature: string | undefined;
  readonly examples: readonly unknown[];
  /**
   * Lifts stored data to the current version without validating its fields: for readers of a
   * million events, some sealed. Throws `StoredEventError` for an unknown version.
   */
  readonly lift: (version: number, data: unknown) => Readonly<Record<string, unknown>>;
  /** Throws `StoredEventError` for data that does not fit its version. */
  readonly messageFor: (version: number, data: unknown) => Message;
  /** The same in English, as the timeline stores it. */
  readonly sentenceFor: (version: number, data: unknown) => string;
}

export interface ParsingEventType<Type extends string, Data> extends EventType<Type> {
  /** Lifts stored data to the current version and parses it. Throws `StoredEventError`. */
  readonly parse: (version: number, data: unknown) => { readonly type: Type; readonly data: Data };
}

/** A stored event that the catalogue cannot read: a version from the future, or broken data. */
export class StoredEventError extends Error {
  override readonly name = 'StoredEventError';
}

export const defineEvent = <Type extends string, Data>({
  type,
  schema,
  upcasters = [],
  sentence,
  isOwnAct = false,
  isErasure = false,
  feature,
  examples,
}: EventTypeOptions<Type, Data>): ParsingEventType<Type, Data> => {
  const currentVersion = upcasters.length + 1;
  const dataSchema: z.ZodType<Data> = schema;

  const lift = (version: number, stored: unknown): Record<string, unknown> => {
    if (!Number.isInteger(version) || version < 1 || version > currentVersion)
      throw new StoredEventError(
        `${type} is known up to version ${currentVersion}, and this one has version ${version}.`,
      );
    if (!isObject(stored)) throw new StoredEventError(`The data of a ${type} is not an object.`);
    return version === currentVersion
      ? stored
      : upcasters.slice(version - 1).reduce((data, upcast) => upcast(data), stored);
  };

  const read = (version: number, stored: unknown): Data => {
    const parsed = dataSchema.safeParse(lift(version, stored));
    // Names the invalid fields, never their data: it may be personal.
    const fields = parsed.error?.issues.map(({ path }) => path.join('.')).join(', ');
    if (!parsed.success)
      throw new StoredEventError(`A ${type} of version ${version} has invalid fields: ${fields}.`);
    return parsed.data;
  };

  return {
    type,
    currentVersion,
    fields: schema.shape,
    personal: personalFieldsOf(schema),
    isOwnAct,
    isErasure,
    feature,
    examples,
    lift,
    parse: (version, data) => ({ type, data: read(version, data) }),
    messageFor: (version, data) => sentence(read(version, data)),
    sentenceFor: (version, data) => inEnglish(sentence(read(version, data))),
  };
};

/** Only looked at, and not copied as a schema would: rebuilds read every event there ever was. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
