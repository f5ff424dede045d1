import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import { z } from 'zod';

/** PostgreSQL type by its name in `information_schema` (`udt_name`). */
type PostgresType =
  | '_float4'
  | '_float8'
  | '_int4'
  | '_text'
  | 'bit'
  | 'bool'
  | 'bytea'
  | 'cube'
  | 'date'
  | 'float8'
  | 'int2'
  | 'int4'
  | 'int8'
  | 'json'
  | 'jsonb'
  | 'numeric'
  | 'text'
  | 'timestamptz'
  | 'tsvector'
  | 'uuid';

/** Column after all migrations. `Value` is its type in a kysely schema. */
export interface Column<Value> {
  readonly type: PostgresType;
  readonly isNullable: boolean;
  /**
   * `program`: inserts must set it, unless it may be null. `default`: the database fills it where an insert
   * does not. `generated`: computed by the database alone.
   */
  readonly filledBy: 'program' | 'default' | 'generated';
  /** Contains a personal text, encrypted with its person's key. */
  readonly isSealed?: true;
  /** Type-level only: never set. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

export type TableOf<Declared> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Column<infer Value> ? Value : never;
};

const column =
  <Fallback>(type: PostgresType) =>
  <Value extends Fallback = Fallback>(): Column<Value> => ({
    type,
    isNullable: false,
    filledBy: 'program',
  });

export const text = column<string>('text');
export const texts = column<readonly string[]>('_text');

/**
 * Encrypted personal text in a table: a string at run time, but not for the compiler, so that it has to be
 * opened. `sealTexts` of `Privacy` creates it and `openTexts` opens it; rows from before the column was
 * sealed contain plain text until the next start.
 */
export interface SealedText {
  readonly isSealedText: true;
}

const sealedSchema = z.custom<SealedText>((value) => typeof value === 'string');

/** Casts a text to sealed: one that already is, or one of a person who does not exist. */
export const asSealed = (value: string): SealedText => sealedSchema.parse(value);

export const sealedText = (): Column<SealedText> => ({
  type: 'text',
  isNullable: false,
  filledBy: 'program',
  isSealed: true,
});
export const integers = column<readonly number[]>('_int4');
export const reals = column<readonly number[]>('_float4');
export const floats = column<readonly number[]>('_float8');
export const boolean = column<boolean>('bool');
export const bytes = column<Buffer>('bytea');
export const float = column<number>('float8');
export const smallint = column<number>('int2');
export const integer = column<number>('int4');
export const timestamp = column<Date>('timestamptz');
export const uuid = column<string>('uuid');
/** Log position: 64 bits unsigned, which only `numeric` can hold. Decimal digits. */
export const position = column<string>('numeric');
/** Text, since the driver reads 64-bit integers as text. */
export const bigint = column<string>('int8');
/** Counts of a program, which writes them as numbers. */
export const bigCount = column<ColumnType<string, number, number>>('int8');
/** ISO date when written; read it as text, since the driver converts it to local midnight. */
export const date = column<ColumnType<Date, string, string>>('date');
export const point = column<string>('cube');
export const searchDocument = column<string>('tsvector');
export const bits = column<string>('bit');

/** Value written as JSON text. */
const jsonColumn =
  (type: 'json' | 'jsonb') =>
  <Read = unknown>(): Column<ColumnType<Read, string, string>> => ({
    type,
    isNullable: false,
    filledBy: 'program',
  });

/** Preserves the text as written. */
export const json = jsonColumn('json');
export const jsonb = jsonColumn('jsonb');

export const nullable = <Value>({
  type,
  filledBy,
  isSealed,
}: Column<Value>): Column<Value | null> => ({
  type,
  isNullable: true,
  filledBy,
  ...(isSealed && { isSealed }),
});

/** Column added to a table with rows: the database accepts null, but every program sets it. */
export const neverNull = <Value>({ type, filledBy }: Column<Value>): Column<Value> => ({
  type,
  isNullable: true,
  filledBy,
});

/** Null in a new row, and never null again once set. */
export const setLater = <Value>({
  type,
  filledBy,
}: Column<Value>): Column<ColumnType<SelectType<Value> | null, never, UpdateType<Value>>> => ({
  type,
  isNullable: true,
  filledBy,
});

/** Null in a new row, and possibly again later. */
export const nullAtFirst = <Value>({
  type,
  filledBy,
}: Column<Value>): Column<
  ColumnType<SelectType<Value> | null, never, UpdateType<Value> | null>
> => ({ type, isNullable: true, filledBy });

/** Excluded from updates. */
export const fixed = <Value>({
  type,
  isNullable,
  filledBy,
}: Column<Value>): Column<ColumnType<SelectType<Value>, InsertType<Value>, never>> => ({
  type,
  isNullable,
  filledBy,
});

/** Optional in inserts, which default to the database's value. */
export const withDefault = <Value>({
  type,
  isNullable,
}: Column<Value>): Column<
  ColumnType<SelectType<Value>, InsertType<Value> | undefined, UpdateType<Value>>
> => ({ type, isNullable, filledBy: 'default' });

/** Computed from the other columns. */
export const generated = <Value>({
  type,
  isNullable,
}: Column<Value>): Column<ColumnType<SelectType<Value>, never, never>> => ({
  type,
  isNullable,
  filledBy: 'generated',
});

/** Null until a trigger writes it. */
export const setByTrigger = <Value>({
  type,
}: Column<Value>): Column<ColumnType<SelectType<Value> | null, never, never>> => ({
  type,
  isNullable: true,
  filledBy: 'program',
});
