import type { ColumnType, Generated } from 'kysely';
import type { ProjectionsSchema } from '../engine/schema/schema.ts';
import type { Provider } from './provider.ts';

/** The tables of the directory and of its imports. */
export interface DirectoryImportSchema extends ProjectionsSchema {
  readonly directory_imports: DirectoryImportsTable;
  readonly directory_import_remarks: DirectoryImportRemarksTable;
  readonly providers: Provider;
}

/** Importers' progress through their files. The driver reads 64-bit integers as text. */
interface DirectoryImportsTable {
  readonly id: Generated<string>;
  readonly format: string;
  readonly file_name: string;
  /** The same for the same file. */
  readonly fingerprint: string;
  /** How much of the file is staged. */
  readonly bytes_read: ColumnType<string, number, number>;
  readonly lines_read: ColumnType<string, number, number>;
  readonly rows_read: ColumnType<string, number, number>;
  readonly started_at: Generated<Date>;
  readonly published_at: ColumnType<Date | null, never, Date>;
}

/** What an operator should know of rows of a file. */
interface DirectoryImportRemarksTable {
  readonly import_id: string;
  readonly line: string;
  readonly record: string;
  readonly outcome: string;
  readonly reason: string;
}
