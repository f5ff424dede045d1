import type { DatabaseSync } from 'node:sqlite';
import type { DamagedLogError } from '../event-log.ts';
import { type DamageWatch, isDamage, watchForDamage } from './damage.ts';
import { cannotOpen, openDatabase } from './database.ts';
import { createQueries, type Queries } from './queries.ts';
import { createWriter, type Writer } from './writer.ts';

interface StorageOptions {
  readonly clock?: () => number;
  readonly onDamage: (error: DamagedLogError) => void;
}

export interface Storage {
  readonly database: DatabaseSync;
  readonly queries: Queries;
  readonly writer: Writer;
  readonly damage: DamageWatch;
}

/** Opens the log in a directory that no other process uses. Throws `StorageError`. */
export const openStorage = (
  directory: string,
  { clock = Date.now, onDamage }: StorageOptions,
): Storage => {
  const opened = openDatabase(directory);
  const { database, file } = opened;
  try {
    const damage = watchForDamage(file, onDamage);
    const queries = createQueries(opened, damage);
    return {
      database,
      queries,
      writer: createWriter({ database, queries, damage, clock }),
      damage,
    };
  } catch (error) {
    database.close();
    throw isDamage(error) ? cannotOpen(file, error) : error;
  }
};
