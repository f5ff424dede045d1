import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import { type LoadOptions, load, median } from '../load.ts';
import { sized } from '../size.ts';
import { type Family, signUp } from './family.ts';

const CONCURRENCY = 16;
/**
 * Enough to avoid concurrent sign-ins of one account, which wait for each other, and hundreds of
 * sessions of one.
 */
const FAMILIES = sized(128, 16);
/** The same limit as command-api, which leaves one core to other requests. */
const HASHING_CONCURRENCY = Math.max(1, availableParallelism() - 1);
const SECONDS = sized(3, 1);
const TURNS = sized(3, 1);

export interface SignInsOptions {
  readonly url: string;
  /** Read from a stored hash, which names the cost. */
  readonly readPasswordHash: (family: Family) => Promise<string>;
}

/** Sign-ins through the gateway, and in turn nothing but what a password costs. */
export const compareSignIns = async ({
  url,
  readPasswordHash,
}: SignInsOptions): Promise<Record<string, unknown>> => {
  const families: Family[] = [];
  for (let count = 0; count < FAMILIES; count += 1) families.push(await signUp(url));
  const [family] = families;
  if (family === undefined) throw new Error('There is no family to sign in.');
  const passwordHash = await readPasswordHash(family);
  let signIns = 0;
  const signIn = async (): Promise<void> => {
    const { email, password } = families[signIns++ % FAMILIES] ?? family;
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify({ email, password }),
    });
    await answer.bytes();
    if (!answer.ok) throw new Error(`A sign-in was answered ${answer.status}.`);
  };
  const verifyAlone = () => verify(passwordHash, family.password);
  const perSecond = async (
    operation: LoadOptions['operation'],
    concurrency: number,
  ): Promise<number> => (await load({ concurrency, seconds: SECONDS, operation })).perSecond;

  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({
      verified: await perSecond(verifyAlone, HASHING_CONCURRENCY),
      signedIn: await perSecond(signIn, CONCURRENCY),
    });
  return {
    cost: /\$m=[^$]+/.exec(passwordHash)?.[0].slice(1),
    'sign-ins/s': median(turns.map(({ signedIn }) => signedIn)).toFixed(1),
    'argon2 alone/s': median(turns.map(({ verified }) => verified)).toFixed(1),
    'of argon2': `${(median(turns.map(({ signedIn, verified }) => signedIn / verified)) * 100).toFixed(0)} %`,
  };
};

/** Above the limit of sign-ins per address. */
const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
