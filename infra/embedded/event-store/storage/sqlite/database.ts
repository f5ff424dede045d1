import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryHeldError, lockDirectory } from '../../../../adapters/process/directory-lock.ts';
import { StorageError } from '../event-log.ts';
import { integer } from './columns.ts';

/** "HWES": marks the file as an event log of ours. */
const APPLICATION_ID = 0x48_57_45_53;
const FORMAT_VERSION = 1;
const SQLITE_SIGNATURE = 'SQLite format 3\0';

const CREATE_SCHEMA = `
  begin;
  create table events (
    position integer primary key,
    stream text not null,
    revision integer not null,
    id blob not null,
    type text not null,
    json integer not null,
    created integer not null,
    data blob not null,
    metadata blob not null
  ) strict;
  create unique index events_by_stream on events (stream, revision);
  pragma application_id = ${APPLICATION_ID};
  pragma user_version = ${FORMAT_VERSION};
  commit;
`;

/** Holds the directory of the log. Returns the way to let go. Throws `StorageError`. */
export const holdLogDirectory = (directory: string): (() => void) => {
  try {
    return lockDirectory(directory, 'lock.db');
  } catch (error) {
    throw new StorageError(
      error instanceof DirectoryHeldError
        ? `Another event store is running on ${directory}.`
        : `Cannot use ${directory} for the event log: ${messageOf(error)}.`,
    );
  }
};

/**
 * Opens the log and makes it when it is not there. Every commit is synced before it returns
 * (`synchronous = full`), which is what an acknowledgement rests on.
 */
export const openDatabase = (directory: string): DatabaseSync => {
  const file = join(directory, 'events.db');
  try {
    refuseForeignFile(file);
    const database = new DatabaseSync(file);
    try {
      database.exec(`
        pragma locking_mode = exclusive;
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
        pragma cache_size = -${CACHE_KIB};
      `);
      if (isEmpty(database)) database.exec(CREATE_SCHEMA);
      verifyFormat(database, file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(
      isDamage(error)
        ? `${file} is damaged (${messageOf(error)}). Nothing was changed; restore it from a backup.`
        : `Cannot open ${file}: ${messageOf(error)}.`,
    );
  }
};

/** Moving the write-ahead log into the file every 4 MB keeps each pause near a millisecond. */
const CHECKPOINT_PAGES = 1_000;
const CACHE_KIB = 8 * 1024;

const isEmpty = (database: DatabaseSync): boolean => {
  const row = database.prepare('select count(*) as objects from sqlite_schema').get();
  return row !== undefined && integer(row, 'objects') === 0;
};

const pragma = (database: DatabaseSync, name: 'application_id' | 'user_version'): number => {
  const row = database.prepare(`pragma ${name}`).get();
  return row === undefined ? 0 : integer(row, name);
};

const verifyFormat = (database: DatabaseSync, file: string): void => {
  if (pragma(database, 'application_id') !== APPLICATION_ID) throw foreignFile(file);
  const version = pragma(database, 'user_version');
  if (version !== FORMAT_VERSION)
    throw new StorageError(
      `${file} has format ${version}, and this version reads format ${FORMAT_VERSION}. Start the version that wrote it.`,
    );
};

const refuseForeignFile = (file: string): void => {
  if (!existsSync(file)) return;
  const start = Buffer.alloc(SQLITE_SIGNATURE.length);
  const handle = openSync(file, 'r');
  const length = readSync(handle, start);
  closeSync(handle);
  if (length > 0 && start.toString('latin1') !== SQLITE_SIGNATURE) throw foreignFile(file);
};

const foreignFile = (file: string): StorageError =>
  new StorageError(`${file} is not an event log. Move it away, or choose another data directory.`);

/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** An extended code: the disk did not confirm a sync. */
const SQLITE_IOERR_FSYNC = 1034;

const extendedCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;

const primaryCode = (error: unknown): number => extendedCode(error) & 0xff;

/**
 * After a failed sync the content of the disk is unknown, and the next sync may wrongly succeed:
 * https://wiki.postgresql.org/wiki/Fsync_Errors
 */
export const isFailedSync = (error: unknown): boolean => extendedCode(error) === SQLITE_IOERR_FSYNC;

const isDamage = (error: unknown): boolean =>
  primaryCode(error) === SQLITE_CORRUPT || primaryCode(error) === SQLITE_NOTADB;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
