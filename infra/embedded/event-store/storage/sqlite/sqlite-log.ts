import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WriteRequest, WriteResult } from '../../semantics/write.ts';
import { advanceNotifier } from '../advance-notifier.ts';
import { type DamagedLogError, type EventLog, StorageError } from '../event-log.ts';
import { isFailedSync, messageOf } from './damage.ts';
import { holdLogDirectory } from './database.ts';
import { openStorage, type Storage } from './storage.ts';

export interface SqliteLogOptions {
  readonly directory: string;
  /** Called when the disk did not confirm a sync. The process must end without another response. */
  readonly onFatal: (error: Error) => void;
  /** Called once when the file turns out to be damaged. Writes are refused from then on. */
  readonly onDamage: (error: DamagedLogError) => void;
  readonly clock?: () => number;
}

interface Waiting {
  readonly request: WriteRequest;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: Error) => void;
}

/** Minimum duration of a transaction's storing phase; the duration of the last sync where that was longer. */
const STORING_MS = 1;

/**
 * The log in a SQLite file, with group commit: what arrives in one turn of the event loop is one
 * transaction and one sync unless it is much, and while the disk syncs, the next requests gather in the sockets. All of
 * it happens on the one thread. Handing the sync to another was tried and was slower, by the time it
 * takes to hear from that thread; and this way events that are not synced can never be read.
 */
export const openSqliteLog = ({ onFatal, ...options }: SqliteLogOptions): EventLog => {
  const { database, queries, writer, damage, release } = open(options);
  const advance = advanceNotifier();
  let waiting: Waiting[] = [];
  let lastSyncMs = 0;
  let isScavenging = false;
  let failure: StorageError | undefined;

  const commitWaiting = (): void => {
    const batch = waiting;
    const before = writer.head();
    waiting = [];
    commitTogether(batch);
    if (writer.head() > before) advance.notify();
  };

  const commitTogether = (batch: readonly Waiting[]): void => {
    if (failure !== undefined) return;
    try {
      refuseIfDamaged();
      const turn = startTurn();
      const results = writer.commit(
        batch.map(({ request }) => request),
        turn.hasTime,
      );
      lastSyncMs = turn.sinceStored();
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
      putBack(batch.slice(results.length));
    } catch (error) {
      if (isFailedSync(error)) fail(error);
      else if (batch.length === 1)
        batch[0]?.reject(
          error instanceof StorageError
            ? error
            : new StorageError(`Nothing was stored: ${messageOf(error)}.`),
        );
      // A single unstorable write must not fail the others.
      else for (const alone of batch) commitTogether([alone]);
    }
  };

  /** Notifies callers of stored events while the rest is being stored, so that they can send the next. */
  const startTurn = () => {
    const start = performance.now();
    const longest = Math.max(STORING_MS, lastSyncMs);
    let storedAt = start;
    return {
      hasTime: (): boolean => {
        storedAt = performance.now();
        return storedAt - start < longest;
      },
      sinceStored: (): number => performance.now() - storedAt,
    };
  };

  const putBack = (rest: readonly Waiting[]): void => {
    if (rest.length > 0 && waiting.length === 0) setImmediate(commitWaiting);
    waiting = [...rest, ...waiting];
  };

  const refuseIfDamaged = (): void => {
    const found = damage.found();
    if (found !== undefined) throw found;
  };

  const fail = (error: unknown): void => {
    failure = new StorageError(`The disk failed to sync the event log: ${messageOf(error)}.`);
    onFatal(failure);
  };

  return {
    ...queries,
    head: writer.head,
    onAdvance: advance.subscribe,
    write: (request) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure);
          return;
        }
        if (waiting.length === 0) setImmediate(commitWaiting);
        waiting.push({ request, resolve, reject });
      }),
    scavenge: async () => {
      if (isScavenging) throw new StorageError('A scavenge is already running.');
      isScavenging = true;
      try {
        const steps = writer.scavenge();
        for (;;) {
          if (!database.isOpen) throw new StorageError('The event store stopped.');
          refuseIfDamaged();
          const step = damage.guard(() => steps.next());
          if (step.done) return step.value;
          await nextTurn();
        }
      } finally {
        isScavenging = false;
      }
    },
    close: async () => {
      while (waiting.length > 0) await nextTurn();
      release();
    },
  };
};

interface HeldStorage extends Storage {
  readonly release: () => void;
}

const open = ({ directory, onDamage, clock }: Omit<SqliteLogOptions, 'onFatal'>): HeldStorage => {
  const letGo = holdLogDirectory(directory);
  try {
    const storage = openStorage(directory, { onDamage, ...(clock !== undefined && { clock }) });
    const release = (): void => {
      storage.database.close();
      letGo();
    };
    return { ...storage, release };
  } catch (error) {
    letGo();
    throw error;
  }
};
