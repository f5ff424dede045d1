import { availableParallelism } from 'node:os';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { atMost } from '@hearthway/infra/adapters/process/at-most.ts';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * Argon2id, 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password that nobody knows. It has the parameters above. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$qUspxiioKATE8RVRd4WkAw$jt07hkZK961NSeH8CLS7paZZQ2c+HQtJ0JjrtGqkINo';

/** The same letters are the same password, whichever way a device puts them together. */
const normalized = (password: string): string => password.normalize('NFKC');

/**
 * A core is left for those who wait for something else, however many sign in. Those wait for some
 * seconds at most: whoever came later would have given up before it was their turn.
 */
const hashing = atMost(Math.max(1, availableParallelism() - 1), {
  mostWaiting: 100,
  whenFull: () => refuse('Unavailable'),
});

/**
 * In the PHC format, which names its parameters. Works on a thread of its own. Refuses with
 * `Unavailable`, as checking does, when too many wait.
 */
export const hashPassword = (password: string): Promise<string> =>
  hashing(() => hash(normalized(password), PARAMETERS));

/**
 * Without a hash, since there is no such account, it is always false, and takes as long: the time
 * does not tell who has an account.
 */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const isRight = await hashing(() => verify(passwordHash ?? NOBODYS_HASH, normalized(password)));
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
