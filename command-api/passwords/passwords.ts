import { availableParallelism } from 'node:os';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { limitConcurrency } from '@hearthway/infra/adapters/process/limit-concurrency.ts';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * Argon2id, 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
export const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Cost of hashing a password: kibibytes of memory, passes over them, and lanes. */
export interface HashParameters {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export interface Passwords {
  /**
   * Returns the PHC format, which includes the parameters. Runs in a thread pool. Refuses with `Unavailable`,
   * as `verify` does, when the queue is full.
   */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Returns false without a hash, but after the same work, so that its duration does not reveal whether there
   * is an account.
   */
  readonly verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
  readonly isOutdated: (passwordHash: string) => boolean;
}

/** Normalizes Unicode, since devices compose the same letters differently. */
const normalized = (password: string): string => password.normalize('NFKC');

/** Callers beyond this would give up before their turn. */
const MAX_WAITING = 100;

export const createPasswords = (parameters: HashParameters = HASH_PARAMETERS): Passwords => {
  const { memoryCost, timeCost, parallelism } = parameters;
  /** Stands in for the hash of an unknown account, so that checking takes the same work. */
  const unknown = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$qUspxiioKATE8RVRd4WkAw$jt07hkZK961NSeH8CLS7paZZQ2c+HQtJ0JjrtGqkINo`;
  // Leaves one core to other requests, however many sign in.
  const hashing = limitConcurrency(Math.max(1, availableParallelism() - 1), {
    maxWaiting: MAX_WAITING,
    errorWhenFull: () => refuse('Unavailable'),
  });
  return {
    hash: (password) => hashing(() => hash(normalized(password), parameters)),
    verify: async (passwordHash, password) => {
      const isRight = await hashing(() => verify(passwordHash ?? unknown, normalized(password)));
      return isRight && passwordHash !== undefined;
    },
    isOutdated: (passwordHash) => {
      const made = parseOptions(passwordHash);
      return (
        made.memoryCost !== memoryCost ||
        made.timeCost !== timeCost ||
        made.parallelism !== parallelism
      );
    },
  };
};
