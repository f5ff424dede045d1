import { catalog, streams } from '@hearthway/domain/contexts.ts';
import type { EventType } from '@hearthway/domain/kernel/event-type.ts';
import * as z from 'zod';

/** Field of `data` in the data dictionary. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly may_be_null: boolean;
  /** Allowed values; null for a field without a fixed list. */
  readonly one_of: readonly string[] | null;
  readonly meaning: string;
}

interface Entry {
  readonly type: string;
  readonly context: string;
  /** Example in words. */
  readonly example: string;
  /** Whether it makes a family active in reports. */
  readonly own_act: boolean;
  /** Feature whose use it shows; null for none. */
  readonly feature: string | null;
  readonly fields: readonly Field[];
}

const TYPES = {
  string: 'text',
  integer: 'integer',
  boolean: 'boolean',
  array: 'list of text',
  object: 'texts by name',
} as const;

/** Supported part of JSON Schema. A new type must be named here first. */
const valueSchema = z.object({
  type: z
    .enum(['string', 'integer', 'boolean', 'array', 'object'])
    .transform((type) => TYPES[type]),
  enum: z.array(z.string()).optional(),
});

const contexts = new Map(
  streams.flatMap(({ category, eventTypes }) => eventTypes.map(({ type }) => [type, category])),
);

const fieldOf = (name: string, schema: z.ZodType): Field => {
  const required = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const isNullable = required instanceof z.ZodNullable;
  const schemaOf = z.toJSONSchema(isNullable ? required.unwrap() : required);
  // Kinds of objects are of one type.
  const value = valueSchema.parse(schemaOf.oneOf?.[0] ?? schemaOf);
  return {
    name,
    type: value.type,
    may_be_null: isNullable,
    one_of: value.enum ?? null,
    meaning: schema.description ?? '',
  };
};

const entryOf = (eventType: EventType): Entry => {
  const { type, currentVersion, examples, isOwnAct, feature, fields, personal } = eventType;
  return {
    type,
    context: contexts.get(type) ?? '',
    example: eventType.sentenceFor(currentVersion, examples.at(-1)).replaceAll('*', ''),
    own_act: isOwnAct,
    feature: feature ?? null,
    fields: Object.entries(fields)
      .filter(([name]) => !(name in personal))
      .map(([name, schema]) => fieldOf(name, schema)),
  };
};

/** Data dictionary: every type of event, and each field of its data that the export contains. */
export const dictionary: readonly Entry[] = catalog.map(entryOf);
