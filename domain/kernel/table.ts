/** Postgres column types. */
export type ColumnType = 'text' | 'jsonb' | 'numeric(20, 0)' | 'timestamptz';

export interface Column {
  readonly type: ColumnType;
  readonly isNullable?: true;
  /**
   * True for a `jsonb` column derived from personal event fields. Its JSON text is encrypted in the table
   * under the key of the row's person, and services decrypt it after reading.
   */
  readonly isSealed?: true;
}

export interface Table {
  /** Columns, in the order of a row's values. */
  readonly columns: Readonly<Record<string, Column>>;
  /**
   * First the column of the event's key, then, if a key has many rows, the columns that identify and order
   * them.
   */
  readonly primaryKey: readonly [key: string, ...rest: string[]];
  /** Other columns used for lookups. Each index makes every write slower. */
  readonly indexes?: readonly (readonly string[])[];
}

/** One value per column, in Postgres input format. */
export type Row = readonly (string | null)[];
