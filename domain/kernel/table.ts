/** The type of a column, in the words of Postgres. */
export type ColumnType = 'text' | 'jsonb' | 'numeric(20, 0)' | 'timestamptz';

export interface Column {
  readonly type: ColumnType;
  readonly isNullable?: true;
  /**
   * Column of type `jsonb`: its value follows from personal fields of events. It lies in the table sealed
   * under the key of the row's person, as a JSON text, and services open it after reading.
   */
  readonly isSealed?: true;
}

/** The shape of a read model's table. */
export interface Table {
  /** In the order of a row's values. */
  readonly columns: Readonly<Record<string, Column>>;
  /**
   * First the column that holds the key an event belongs to; where a key has many rows, then the
   * columns that tell them apart and order them.
   */
  readonly primaryKey: readonly [key: string, ...rest: string[]];
  /** The other columns by which rows are looked up. Each makes every write dearer. */
  readonly indexes?: readonly (readonly string[])[];
}

/** One value for each column, written as Postgres reads it. */
export type Row = readonly (string | null)[];
