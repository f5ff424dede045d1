import * as z from 'zod';
import type { Retention } from './retention.ts';

/**
 * Replaces the value of a personal field whose key was destroyed, by erasure or at the end of its retention.
 */
export const SHREDDED = { shredded: true } as const;

/** Whom a personal field is about, and why it is kept. */
export interface PersonalField {
  readonly retention: Retention;
  /** Field with the id of the person, whose key encrypts this one; absent where it is the event's subject. */
  readonly about?: string;
}

/** Personal fields of an event by name. */
export type PersonalFields = Readonly<Record<string, PersonalField>>;

const shreddedSchema = z.object({ shredded: z.literal(true) });

/** Marks, keyed by the schema of the shredded value, which survives any wrapping of the field's schema. */
const marks = new WeakMap<z.core.$ZodType, PersonalField>();

/**
 * Marks an event field as encrypted in storage; it reads as shredded once its key is gone. The key is that of
 * the event's subject, or of the person whose id is in the field `about`.
 */
export const personal = <Schema extends z.core.$ZodType>(
  schema: Schema,
  retention: Retention,
  whom: Pick<PersonalField, 'about'> = {},
) => {
  const shredded = shreddedSchema.clone();
  marks.set(shredded, { retention, ...whom });
  return z.union([schema, shredded]);
};

/**
 * Returns the fields marked as personal. Throws for a mark nested inside a field: fields are encrypted as a
 * whole, so a nested one would be stored in clear. Throws for a field about a person whose id is not in clear.
 */
export const personalFieldsOf = ({ shape }: z.ZodObject): PersonalFields => {
  const personalFields = Object.entries(shape).flatMap(([name, schema]) => {
    const [mark, ...others] = marksOfValue(schema);
    if (others.length > 0 || marksIn(schema).length > (mark === undefined ? 0 : 1))
      throw new Error(`Field ${name} has a personal part: mark the whole field, and once.`);
    return mark === undefined ? [] : [[name, mark] as const];
  });
  const names = new Set(personalFields.map(([name]) => name));
  for (const [name, { about }] of personalFields)
    if (about !== undefined && (!(about in shape) || names.has(about)))
      throw new Error(`Field ${name} is about ${about}, which is no field in clear.`);
  return Object.fromEntries(personalFields);
};

/** Finds marks of a value itself, including optional, nullable and union values. */
const marksOfValue = (schema: z.core.$ZodType): readonly PersonalField[] => {
  const mark = marks.get(schema);
  if (mark !== undefined) return [mark];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(marksOfValue);
  return schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodReadonly ||
    schema instanceof z.core.$ZodDefault
    ? marksOfValue(schema._zod.def.innerType)
    : [];
};

/** Finds marks anywhere in a schema. */
const marksIn = (
  part: unknown,
  seen: Set<unknown> = new Set<unknown>(),
): readonly PersonalField[] => {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  if (!(part instanceof z.core.$ZodType))
    return Object.values(part).flatMap((each) => marksIn(each, seen));
  const mark = marks.get(part);
  const inner = part instanceof z.core.$ZodLazy ? part._zod.innerType : part._zod.def;
  return [...(mark === undefined ? [] : [mark]), ...marksIn(inner, seen)];
};

interface Shredded {
  readonly shredded: true;
}

/** Returns the field's value, or the fallback if it is absent or shredded. */
export const readableOr = <Value>(value: Value, otherwise: Exclude<Value, Shredded | undefined>) =>
  isReadable(value) ? value : otherwise;

const isReadable = <Value>(value: Value): value is Exclude<Value, Shredded | undefined> =>
  value !== undefined && !(typeof value === 'object' && value !== null && 'shredded' in value);
