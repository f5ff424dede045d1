import type * as z from 'zod';
import { inEnglish, type Message } from './message.ts';
import { type PersonalFields, personalFieldsOf } from './personal.ts';

/** Converts data from one version to the next. */
type Upcaster = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

export interface EventTypeOptions<Type extends string, Data> {
  /** Globally unique name in the past tense. It is the storage contract and never changes. */
  readonly type: Type;
  /** Schema of the data. Fields marked `personal(…)` are encrypted in the stored event. */
  readonly schema: z.ZodObject & z.ZodType<Data>;
  /** One upcaster per older version; the first converts 1 to 2. */
  readonly upcasters?: readonly Upcaster[];
  /** Sentence for the support timeline, in plain words. `*…*` marks its subject. */
  readonly sentence: (data: Data) => Message;
  /** True for an act of the family itself, which makes it active in usage reports. */
  readonly isOwnAct?: boolean;
  /** True if the event ends an account: all personal data is erased. */
  readonly isErasure?: boolean;
  /** Name in usage reports of the feature that the event is a use of. */
  readonly feature?: string;
  /** Sample data of each version ever stored. Append-only. */
  readonly examples: readonly unknown[];
}

/** Catalog entry of an event type. */
export interface EventType<Type extends string = string> {
  readonly type: Type;
  readonly currentVersion: number;
  /** Field schemas by name. Every field that is not personal has a description. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly personal: PersonalFields;
  /** True for an act of the family itself, as opposed to something that happens to it. */
  readonly isOwnAct: boolean;
  readonly isErasure: boolean;
  readonly feature: string | undefined;
  readonly examples: readonly unknown[];
  /**
   * Upcasts stored data to the current version without validation, for readers of a million events, some
   * encrypted. Throws `StoredEventError` for an unknown version.
   */
  readonly lift: (version: number, data: unknown) => Readonly<Record<string, unknown>>;
  /** Throws `StoredEventError` for data that does not match its version. */
  readonly messageFor: (version: number, data: unknown) => Message;
  /** English sentence, as stored in the timeline. */
  readonly sentenceFor: (version: number, data: unknown) => string;
}

export interface ParsingEventType<Type extends string, Data> extends EventType<Type> {
  /** Upcasts stored data to the current version and parses it. Throws `StoredEventError`. */
  readonly parse: (version: number, data: unknown) => { readonly type: Type; readonly data: Data };
}

/** Thrown for a stored event that the catalog cannot read: a future version, or broken data. */
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
    // Lists the invalid fields but never their data, which may be personal.
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

/** Checks without copying, unlike a schema, since rebuilds read every event in history. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
