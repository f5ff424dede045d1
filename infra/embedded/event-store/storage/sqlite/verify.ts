import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StorageError } from '../event-log.ts';
import { checkedPosition, EVENT_ROW, eventFrom, text } from './columns.ts';
import { isDamage, messageOf } from './damage.ts';
import {
  cannotOpen,
  checksummedAfter,
  hasChecksums,
  holdLogDirectory,
  logFileIn,
} from './database.ts';

export interface VerifyReport {
  readonly file: string;
  readonly events: number;
  /** Number of events that were stored before checksums existed. */
  readonly unchecked: number;
  /** Descriptions of damage; empty for an intact file. */
  readonly damage: readonly string[];
}

/** Maximum number of reported problems. */
const MAX_DAMAGE = 20;

/**
 * Reads all of a log without changes: its structure and index, then every event with its checksum. Throws
 * `StorageError` when it cannot be opened or a server uses it.
 */
export const verifyLog = (directory: string): VerifyReport => {
  const file = logFileIn(directory);
  if (!existsSync(file)) throw new StorageError(`There is no event log at ${file}.`);
  const letGo = holdLogDirectory(directory);
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return verify(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    if (!isDamage(error)) throw cannotOpen(file, error);
    return { file, events: 0, unchecked: 0, damage: [messageOf(error)] };
  } finally {
    letGo();
  }
};

const verify = (database: DatabaseSync, file: string): VerifyReport => {
  const isChecked = hasChecksums(database, file);
  const damage = structuralDamage(database);
  const columns = isChecked ? EVENT_ROW : EVENT_ROW.replace('checksum', 'null as checksum');
  const after = isChecked ? checksummedAfter(database) : Number.POSITIVE_INFINITY;
  const inOrder = database.prepare(`select ${columns} from events order by position`);
  inOrder.setReturnArrays(true);
  let events = 0;
  let unchecked = 0;
  let position = 0;
  try {
    for (const row of inOrder.iterate()) {
      if (damage.length >= MAX_DAMAGE) break;
      const found = checkedPosition(row);
      position = found.position;
      events += 1;
      if (!found.isChecked && position <= after) unchecked += 1;
      try {
        eventFrom(row, after);
      } catch (error) {
        damage.push(`${messageOf(error)} (position ${position})`);
      }
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    damage.push(`events after position ${position} cannot be read: ${messageOf(error)}`);
  }
  return { file, events, unchecked, damage };
};

/** SQLite's own check, which also compares the index with the events. */
const structuralDamage = (database: DatabaseSync): string[] =>
  database
    .prepare(`pragma integrity_check(${MAX_DAMAGE})`)
    .all()
    .map((row) => text(row, 'integrity_check'))
    .filter((line) => line !== 'ok')
    .flatMap((line) => line.split('\n'));
