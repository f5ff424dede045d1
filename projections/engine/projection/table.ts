/** How Postgres knows the values of a column. */
type ColumnType = 'text' | 'jsonb' | 'numeric(20, 0)' | 'timestamptz';

interface Column {
  readonly type: ColumnType;
  readonly isNullable?: true;
}

/** The shape of a read model's table. */
export interface Table {
  /** In the order of a row's values. */
  readonly columns: Readonly<Record<string, Column>>;
  /**
   * First the column that holds the key an event belongs to. Where a key has many rows, then what
   * tells and orders them.
   */
  readonly primaryKey: readonly [key: string, ...rest: string[]];
  /** By what else rows are looked up. Each makes every write dearer. */
  readonly indexes?: readonly (readonly string[])[];
}

/** One value for each column, written as Postgres reads it. */
export type Row = readonly (string | null)[];
