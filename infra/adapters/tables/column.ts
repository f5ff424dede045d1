import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import { z } from 'zod';

/** As PostgreSQL names it in `information_schema` (`udt_name`). */
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

/** A column as the migrations left it. `Value` is its type in a kysely schema. */
export interface Column<Value> {
  readonly type: PostgresType;
  readonly isNullable: boolean;
  /**
   * `program`: inserts name it, unless it may be null. `default`: the database fills it where an insert
   * does not. `generated`: computed by the database alone.
   */
  readonly filledBy: 'program' | 'default' | 'generated';
  /** Holds a personal text under its person's key. */
  readonly isSealed?: true;
  /** For the compiler: never set. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The kysely table of declared columns. */
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
 * A personal text as a table holds it: a string, which the compiler takes for none, so that it has to be
 * opened. `sealTexts` of `Privacy` makes one and `openTexts` opens it; rows of a version before it was
 * sealed hold the text itself, until the next start.
 */
export interface SealedText {
  readonly isSealedText: true;
}

const sealedSchema = z.custom<SealedText>((value) => typeof value === 'string');

/** Takes a text for sealed: one that is, or of a person who does not exist. */
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
/** A position of the log: 64 bits without sign, which only `numeric` holds. Decimal digits. */
export const position = column<string>('numeric');
/** The driver reads 64-bit integers as text. */
export const bigint = column<string>('int8');
/** Counts of a program, which writes them as numbers. */
export const bigCount = column<ColumnType<string, number, number>>('int8');
/** An ISO date when written; read it as text, since the driver makes local midnight of it. */
export const date = column<ColumnType<Date, string, string>>('date');
export const point = column<string>('cube');
export const searchDocument = column<string>('tsvector');
export const bits = column<string>('bit');

/** Written as JSON text. */
const jsonColumn =
  (type: 'json' | 'jsonb') =>
  <Read = unknown>(): Column<ColumnType<Read, string, string>> => ({
    type,
    isNullable: false,
    filledBy: 'program',
  });

/** Keeps the text as it was written. */
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

/** Added to a table that had rows, so the database takes null; each program gives it a value. */
export const neverNull = <Value>({ type, filledBy }: Column<Value>): Column<Value> => ({
  type,
  isNullable: true,
  filledBy,
});

/** Null in a new row, and not null again once it has a value. */
export const setLater = <Value>({
  type,
  filledBy,
}: Column<Value>): Column<ColumnType<SelectType<Value> | null, never, UpdateType<Value>>> => ({
  type,
  isNullable: true,
  filledBy,
});

/** Null in a new row, and possibly again. */
export const nullAtFirst = <Value>({
  type,
  filledBy,
}: Column<Value>): Column<
  ColumnType<SelectType<Value> | null, never, UpdateType<Value> | null>
> => ({ type, isNullable: true, filledBy });

/** Updates leave it alone. */
export const fixed = <Value>({
  type,
  isNullable,
  filledBy,
}: Column<Value>): Column<ColumnType<SelectType<Value>, InsertType<Value>, never>> => ({
  type,
  isNullable,
  filledBy,
});

/** Inserts may leave it to the database. */
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
