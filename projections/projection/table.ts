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
  /** The column whose value names a row. */
  readonly primaryKey: string;
  /** The column that holds the key an event belongs to: a row's own, or the one its rows share. */
  readonly key: string;
  readonly indexes?: readonly (readonly string[])[];
}

/** One value for each column, written as Postgres reads it. */
export type Row = readonly (string | null)[];
