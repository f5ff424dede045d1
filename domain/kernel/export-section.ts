import type { Message } from './message.ts';
import { camelCase } from './names.ts';
import type { Projection } from './projection.ts';

/** Dates are written as ISO texts, and in words on the page. */
export type ExportValue = string | number | boolean | Date | null;

type ExportRow = Readonly<Record<string, ExportValue>>;

/** A section of the data export: the rows of a read model, with a name for each of their fields. */
export interface ExportSection {
  /** Its key in `data.json`. */
  readonly name: string;
  /** The read model that it is read from. */
  readonly table: string;
  /** Column with the id of the person whose rows they are. */
  readonly personColumn: string;
  /** The columns of its primary key. */
  readonly orderBy: readonly string[];
  readonly title: Message;
  readonly fields: Readonly<Record<string, Message>>;
  /** Makes sections from the person's rows as the driver reads them, in the order of the primary key. */
  readonly toRows: (stored: readonly unknown[]) => readonly ExportRow[];
}

interface ExportSectionOptions<Columns, Row> {
  /** Name of the section; the read model's by default. */
  readonly name?: string;
  readonly model: Pick<Projection, 'name' | 'table'> & {
    /** Parses a row as the driver reads it. */
    readonly parse: (row: unknown) => Columns;
  };
  /** Column with the person's id; the model's key by default. */
  readonly personColumn?: keyof NoInfer<Columns> & string;
  readonly title: Message;
  readonly toRows: (row: Columns) => readonly Row[];
  readonly fields: Readonly<Record<keyof NoInfer<Row> & string, Message>>;
}

export const exportSection = <Columns, Row extends ExportRow>({
  model,
  name = camelCase(model.name.replaceAll('_', '-')),
  personColumn,
  title,
  toRows,
  fields,
}: ExportSectionOptions<Columns, Row>): ExportSection => ({
  name,
  table: model.name,
  personColumn: personColumn ?? 'user_id',
  orderBy: model.table.primaryKey,
  title,
  fields,
  toRows: (stored) => stored.flatMap((row) => toRows(model.parse(row))),
});
