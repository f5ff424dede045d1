import { availableParallelism } from 'node:os';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { limitConcurrency } from '@hearthway/infra/adapters/process/limit-concurrency.ts';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * Argon2id, 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unknown password, with the parameters above. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$qUspxiioKATE8RVRd4WkAw$jt07hkZK961NSeH8CLS7paZZQ2c+HQtJ0JjrtGqkINo';

/** The same letters are the same password, whichever way a device puts them together. */
const normalized = (password: string): string => password.normalize('NFKC');

/**
 * Leaves one core to other requests, however many sign in. The queue is bounded to some seconds: a
 * later caller would have given up before its turn.
 */
const hashing = limitConcurrency(Math.max(1, availableParallelism() - 1), {
  maxWaiting: 100,
  errorWhenFull: () => refuse('Unavailable'),
});

/**
 * In the PHC format, which names its parameters. Runs in a thread pool. Refuses with `Unavailable`,
 * as checking does, when the queue is full.
 */
export const hashPassword = (password: string): Promise<string> =>
  hashing(() => hash(normalized(password), PARAMETERS));

/**
 * Returns false without a hash, but after the same work, so that its duration does not reveal whether
 * there is an account.
 */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const isRight = await hashing(() => verify(passwordHash ?? DUMMY_HASH, normalized(password)));
  return isRight && passwordHash !== undefined;
};

/** Made with other parameters than today's. */
export const isOutdated = (passwordHash: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return (
    memoryCost !== PARAMETERS.memoryCost ||
    timeCost !== PARAMETERS.timeCost ||
    parallelism !== PARAMETERS.parallelism
  );
};
