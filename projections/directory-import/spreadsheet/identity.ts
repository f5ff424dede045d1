import { createHash } from 'node:crypto';

/**
 * Identity of a provider across rows: name and address in any spelling, or a telephone number where
 * there is no address.
 */
export const identityOf = (provider: {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly phone: string | null;
}): string => {
  const { name, street, city, zip, phone } = provider;
  const place = [streetKey(street), zip === '' ? key(city) : zip].join(' ').trim();
  return hashOf(`${key(name)}|${place === '' ? phone : place}`);
};

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const key = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'‘’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const streetKey = (street: string): string =>
  key(street).replaceAll(/[a-z]+/g, (word) => SHORT[word] ?? word);

const SHORT: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  street: 'st',
  suite: 'ste',
  north: 'n',
  east: 'e',
  south: 's',
  west: 'w',
};
