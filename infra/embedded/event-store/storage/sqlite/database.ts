import { chmodSync, closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryHeldError, lockDirectory } from '../../../../adapters/process/directory-lock.ts';
import type { Position } from '../../semantics/event.ts';
import { StorageError } from '../event-log.ts';
import { integer } from './columns.ts';
import { isDamage, messageOf, UnsoundRowError } from './damage.ts';

/** "HWES": marks the file as an event log of ours. */
const APPLICATION_ID = 0x48_57_45_53;
const FORMAT_VERSION = 2;
/** Format version without checksums. */
const UNCHECKED_VERSION = 1;
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
    metadata blob not null,
    checksum integer
  ) strict;
  create unique index events_by_stream on events (stream, revision);
  create table checksums (after integer not null) strict;
  insert into checksums values (0);
  pragma application_id = ${APPLICATION_ID};
  pragma user_version = ${FORMAT_VERSION};
  commit;
`;

/** Existing events keep their place and have no checksum; all later ones have one. */
const ADD_CHECKSUMS = `
  begin;
  alter table events add column checksum integer;
  create table checksums (after integer not null) strict;
  insert into checksums select coalesce(max(position), 0) from events;
  pragma user_version = ${FORMAT_VERSION};
  commit;
`;

/** Locks the directory of the log. Returns the release. Throws `StorageError`. */
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

export interface OpenedDatabase {
  readonly database: DatabaseSync;
  /** Path of the file, for error messages. */
  readonly file: string;
  /** Position after which every event has a checksum. */
  readonly checksummedAfter: Position;
}

export const logFileIn = (directory: string): string => join(directory, 'events.db');

/**
 * Opens the log, and creates it if missing. Every commit is synced before it returns (`synchronous = full`),
 * on which acknowledgements rely.
 */
export const openDatabase = (directory: string): OpenedDatabase => {
  const file = logFileIn(directory);
  try {
    refuseForeignFile(file);
    closeToOthers(file);
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
      if (!hasChecksums(database, file)) database.exec(ADD_CHECKSUMS);
      return { database, file, checksummedAfter: checksummedAfter(database) };
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw cannotOpen(file, error);
  }
};

export const cannotOpen = (file: string, error: unknown): StorageError =>
  new StorageError(
    isDamage(error)
      ? `${file} is damaged (${messageOf(error)}). Nothing was changed; restore it from a backup.`
      : `Cannot open ${file}: ${messageOf(error)}.`,
  );

/** Restricts the file to its owner. SQLite creates its other files with the same mode. */
const closeToOthers = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) chmodSync(each, OWNER_ONLY);
};

const OWNER_ONLY = 0o600;

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

/** Position after which every event has a checksum. */
export const checksummedAfter = (database: DatabaseSync): Position => {
  const row = database.prepare('select after from checksums').get();
  if (row === undefined) throw new UnsoundRowError('it does not say which events have checksums');
  return integer(row, 'after');
};

/** Checks whether the file's format has checksums. Throws `StorageError` for a foreign file. */
export const hasChecksums = (database: DatabaseSync, file: string): boolean =>
  verifyFormat(database, file) !== UNCHECKED_VERSION;

/** Returns the format of the file. Throws `StorageError` for an unreadable one. */
const verifyFormat = (database: DatabaseSync, file: string): number => {
  if (pragma(database, 'application_id') !== APPLICATION_ID) throw foreignFile(file);
  const version = pragma(database, 'user_version');
  if (version !== FORMAT_VERSION && version !== UNCHECKED_VERSION)
    throw new StorageError(
      `${file} has format ${version}, and this version reads format ${FORMAT_VERSION}. Start the version that wrote it.`,
    );
  return version;
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
