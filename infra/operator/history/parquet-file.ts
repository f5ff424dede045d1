import { fileWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { Row } from './row.ts';

interface ColumnOf {
  readonly element: SchemaElement;
  /** `number` is the row number in the file, from 1. */
  readonly read: (row: Row, number: number) => unknown;
}

const column = (
  element: Omit<SchemaElement, 'repetition_type'>,
  read: ColumnOf['read'],
  repetition: 'REQUIRED' | 'OPTIONAL' = 'OPTIONAL',
): ColumnOf => ({ element: { ...element, repetition_type: repetition }, read });

const text = (name: string): Omit<SchemaElement, 'repetition_type'> => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
});

/** Columns with the names of docs/metrics.md. */
const COLUMNS: readonly ColumnOf[] = [
  column({ name: 'row_number', type: 'INT32' }, (_, number) => number, 'REQUIRED'),
  column(
    { name: 'day', type: 'INT32', converted_type: 'DATE' },
    ({ day }) => new Date(day),
    'REQUIRED',
  ),
  column({ name: 'hour', type: 'INT32' }, ({ hour }) => hour, 'REQUIRED'),
  column(text('context'), ({ context }) => context, 'REQUIRED'),
  column(text('type'), ({ type }) => type, 'REQUIRED'),
  column(text('actor'), ({ actor }) => actor, 'REQUIRED'),
  column(text('subject'), ({ subject }) => subject),
  column(text('session'), ({ session }) => session),
  column(text('state'), ({ state }) => state),
  column(text('family_state'), ({ familyState }) => familyState, 'REQUIRED'),
  column(text('plan'), ({ plan }) => plan, 'REQUIRED'),
  column(text('registered_week'), ({ registeredWeek }) => registeredWeek),
  column({ name: 'is_staff', type: 'BOOLEAN' }, ({ isStaff }) => isStaff, 'REQUIRED'),
  column({ name: 'is_visitor', type: 'BOOLEAN' }, ({ isVisitor }) => isVisitor, 'REQUIRED'),
  column(text('stream_id'), ({ streamId }) => streamId),
  column(text('category'), ({ category }) => category),
  column(text('resource_id'), ({ resourceId }) => resourceId),
  column({ name: 'result_count', type: 'INT32' }, ({ resultCount }) => resultCount),
  column(text('tier'), ({ tier }) => tier),
  column(text('prompt'), ({ prompt }) => prompt),
  column(text('contact_status'), ({ contactStatus }) => contactStatus),
  column(text('data'), ({ data }) => data, 'REQUIRED'),
];

/** Rows held in memory per group; readers skip whole groups by their smallest and largest day. */
const ROWS_IN_GROUP = 20_000;

export interface ParquetFile {
  readonly add: (rows: readonly Row[]) => Promise<void>;
  /** Completes the file, which is not valid Parquet before. */
  readonly finish: () => Promise<void>;
}

/** Holds about one group of rows in memory at a time, however large the file. */
export const createParquetFile = (path: string): ParquetFile => {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: [{ name: 'events', num_children: COLUMNS.length }, ...COLUMNS.map(elementOf)],
    createdBy: 'Hearthway',
  });
  let waiting: Row[] = [];
  let written = 0;
  const write = async (): Promise<void> => {
    const rows = waiting;
    waiting = [];
    const columnData = COLUMNS.map(({ element: { name }, read }) => ({
      name,
      data: rows.map((row, index) => read(row, written + index + 1)),
    }));
    written += rows.length;
    await writer.write({ columnData, rowGroupSize: rows.length });
  };
  return {
    add: async (rows) => {
      waiting.push(...rows);
      if (waiting.length >= ROWS_IN_GROUP) await write();
    },
    finish: async () => {
      if (waiting.length > 0) await write();
      await writer.finish();
    },
  };
};

const elementOf = ({ element }: ColumnOf): SchemaElement => element;
