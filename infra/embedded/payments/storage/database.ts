import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryHeldError, lockDirectory } from '../../../adapters/process/directory-lock.ts';

/** Thrown if the file is unusable. The message addresses the developer. */
class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Incremented with each change of tables or stored shapes. */
const FORMAT = 1;

const TABLES = `
  create table objects (
    seq integer primary key autoincrement,
    kind text not null,
    id text not null unique,
    customer text,
    due_at integer,
    body text not null
  ) strict;
  create index objects_by_kind on objects (kind, seq);
  create index objects_by_customer on objects (customer, kind, seq) where customer is not null;
  create index objects_by_due on objects (due_at, seq) where due_at is not null;
  create table settings (name text primary key, value text not null) strict;
  create table answers (
    key text primary key,
    request text not null,
    status integer not null,
    body text not null,
    stored_at integer not null
  ) strict;
  create table deliveries (
    id integer primary key autoincrement,
    event text not null,
    due_at integer not null,
    created_at integer not null,
    attempts integer not null default 0,
    outcome text
  ) strict;
  create index deliveries_waiting on deliveries (due_at, id) where outcome is null;
`;

export interface Database {
  readonly database: DatabaseSync;
  readonly close: () => void;
}

/** Opens `payments.db` in a directory and locks it for this process; undefined uses memory. */
export const openDatabase = (directory: string | undefined): Database => {
  const release = directory === undefined ? () => {} : hold(directory);
  try {
    const database = new DatabaseSync(
      directory === undefined ? ':memory:' : join(directory, 'payments.db'),
    );
    prepare(database, directory);
    return {
      database,
      close: () => {
        database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};

const hold = (directory: string): (() => void) => {
  try {
    return lockDirectory(directory, 'lock.db');
  } catch (error) {
    if (error instanceof DirectoryHeldError)
      throw new StorageError(`Another payment server is running on ${directory}.`);
    throw error;
  }
};

const prepare = (database: DatabaseSync, directory: string | undefined): void => {
  // Answers must survive a kill and a power failure.
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const { user_version: format } = database.prepare('pragma user_version').get() ?? {};
  if (format === FORMAT) return;
  if (format !== 0) {
    database.close();
    throw new StorageError(
      `The payments in ${directory} have format ${format}, and this version reads ${FORMAT}.`,
    );
  }
  database.exec(`begin; ${TABLES} pragma user_version = ${FORMAT}; commit`);
};
