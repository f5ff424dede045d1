import { DamagedLogError } from '../event-log.ts';

/** Error for a row that differs from the stored one. */
export class UnsoundRowError extends Error {
  override readonly name = 'UnsoundRowError';
}

/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Extended codes: the file system could not read the file. */
const UNREADABLE = new Set([266, 522, 8458]);

/** Extended code: the disk did not confirm a sync. */
const SQLITE_IOERR_FSYNC = 1034;

const extendedCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;

/**
 * After a failed sync the content of the disk is unknown, and the next sync may wrongly succeed:
 * https://wiki.postgresql.org/wiki/Fsync_Errors
 */
export const isFailedSync = (error: unknown): boolean => extendedCode(error) === SQLITE_IOERR_FSYNC;

/** Checks whether an error means that the file is damaged. */
export const isDamage = (error: unknown): boolean => {
  const code = extendedCode(error);
  return (
    error instanceof UnsoundRowError ||
    [SQLITE_CORRUPT, SQLITE_NOTADB].includes(code & 0xff) ||
    UNREADABLE.has(code)
  );
};

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Records that the file is damaged, so that nothing more is written to it. */
export interface DamageWatch {
  /** Runs work on the file and rethrows damage as `DamagedLogError`. */
  readonly guard: <Result>(work: () => Result) => Result;
  /** Returns the first damage found. */
  readonly found: () => DamagedLogError | undefined;
}

export const watchForDamage = (
  file: string,
  onDamage: (error: DamagedLogError) => void,
): DamageWatch => {
  let first: DamagedLogError | undefined;
  return {
    guard: (work) => {
      try {
        return work();
      } catch (error) {
        if (!isDamage(error)) throw error;
        const damage = new DamagedLogError(
          `${file} is damaged (${messageOf(error)}). Nothing more is written to it; restore it from a backup.`,
          { cause: error },
        );
        if (first === undefined) {
          first = damage;
          onDamage(damage);
        }
        throw damage;
      }
    },
    found: () => first,
  };
};
