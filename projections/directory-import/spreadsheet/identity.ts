import { createHash } from 'node:crypto';
import { STREET_WORDS, spellingKey } from '@hearthway/domain/directory/spelling.ts';

/**
 * Identifies a provider across rows: by name and address in any spelling, or by telephone number if there is
 * no address.
 */
export const identityOf = (provider: {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly phone: string | null;
}): string => {
  const { name, street, city, zip, phone } = provider;
  const place = [streetKey(street), zip === '' ? spellingKey(city) : zip].join(' ').trim();
  return hashOf(`${spellingKey(name)}|${place === '' ? phone : place}`);
};

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const streetKey = (street: string): string =>
  spellingKey(street).replaceAll(/[a-z]+/g, (word) => SHORT[word] ?? word);

const SHORT: Readonly<Record<string, string>> = {
  ...STREET_WORDS,
  suite: 'ste',
};
