import { createHmac } from 'node:crypto';
import type { Store } from './store.ts';

/** Seeded ids and random numbers: the same calls in the same order yield the same ids. */
export interface Chance {
  /** Example: `cus_…`. */
  readonly newId: (prefix: string) => string;
  /** Number from 0 to below 1, determined by the words. */
  readonly of: (...words: readonly (string | number)[]) => number;
  /** Secret derived from the words, such as the token of a form. */
  readonly secretOf: (...words: readonly string[]) => string;
}

const SETTING = 'ids';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 24;

export const createChance = (store: Store, seed: string): Chance => {
  const digest = (text: string): Buffer => createHmac('sha256', seed).update(text).digest();
  return {
    newId: (prefix) => {
      const count = Number(store.setting(SETTING) ?? 0) + 1;
      store.setSetting(SETTING, count);
      const bytes = digest(`id ${count}`).subarray(0, ID_LENGTH);
      return `${prefix}_${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
    },
    of: (...words) => digest(`chance ${words.join(' ')}`).readUInt32BE() / 2 ** 32,
    secretOf: (...words) => digest(`secret ${words.join(' ')}`).toString('base64url'),
  };
};
