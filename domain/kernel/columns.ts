import type { core } from 'zod';
import * as z from 'zod';
import type { Column, ColumnType } from './table.ts';

/**
 * The columns of a row: texts and enums are `text`, dates `timestamptz`, everything else, and what is
 * sealed, is `jsonb`.
 */
export const columnsOf = (
  row: core.$ZodType,
  sealed: readonly PropertyKey[] = [],
): Readonly<Record<string, Column>> => {
  if (!(row instanceof z.core.$ZodObject)) throw new Error('A row is an object.');
  return Object.fromEntries(
    Object.entries(row._zod.def.shape).map(([name, field]) => [
      name,
      sealed.includes(name)
        ? { ...columnOf(field), type: 'jsonb', isSealed: true }
        : columnOf(field),
    ]),
  );
};

const columnOf = (field: core.$ZodType): Column =>
  field instanceof z.core.$ZodNullable
    ? { ...columnOf(field._zod.def.innerType), isNullable: true }
    : { type: TYPES[field._zod.def.type] ?? 'jsonb' };

const TYPES: Readonly<Partial<Record<string, ColumnType>>> = {
  string: 'text',
  enum: 'text',
  date: 'timestamptz',
};

/** A value as Postgres reads it. */
export const written = ({ type, isSealed }: Column, value: unknown): string | null => {
  if (value === null) return null;
  if (isSealed) return JSON.stringify(value, inOrder);
  if (value instanceof Date) return value.toISOString();
  return type === 'jsonb' ? JSON.stringify(value) : String(value);
};

/** Equal values have the same text, as `jsonb` would have it, so that sealed ones can be compared. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
