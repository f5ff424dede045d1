import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ComparedListing, differInPlaceAlone, sameness } from './same-listing.ts';

const clinic = (changes: Partial<ComparedListing> = {}): ComparedListing => ({
  npi: null,
  name: 'Bright Pathways ABA',
  street: '12 Main St',
  city: 'Durham',
  state: 'NC',
  phone: '(919) 555-0100',
  ...changes,
});

const bare = clinic({ street: '', phone: null });

const LABELLED = readFileSync(new URL('same-listing.pairs.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [label = '', ...cells] = line.split('\t');
    return { line, label, one: listingOf(cells.slice(0, 7)), other: listingOf(cells.slice(7)) };
  });

function listingOf([, npi, name = '', street = '', city = '', state = '', phone]: string[]) {
  return { npi: npi || null, name, street, city, state, phone: phone || null };
}

const isMerged = (one: ComparedListing, other: ComparedListing): boolean =>
  sameness(one, other) === 'same' || differInPlaceAlone(one, other);

test('of 300 labelled pairs of the real files, nearly all that are one clinic are merged, and no others', () => {
  const merged = LABELLED.filter(({ one, other }) => isMerged(one, other));
  const same = LABELLED.filter(({ label }) => label === 'same');
  const wrong = merged.filter(({ label }) => label !== 'same');
  const missed = same.filter((pair) => !merged.includes(pair));
  expect(LABELLED.length).toBeGreaterThanOrEqual(300);
  expect(wrong.map(({ line }) => line)).toEqual([]);
  expect(missed.length / same.length, missed.map(({ line }) => line).join('\n')).toBeLessThan(0.05);
});

test('an order of two listings changes nothing', () => {
  for (const { one, other, line } of LABELLED)
    expect(sameness(one, other), line).toBe(sameness(other, one));
});

test.each<[string, Partial<ComparedListing>, ReturnType<typeof sameness>]>([
  ['a second telephone number at the same address', { phone: '(919) 555-0199' }, 'same'],
  ['another suite of the address', { street: '12 Main Street, Suite 4' }, 'same'],
  ['a number sign for the suite', { street: '12 Main St # 4' }, 'same'],
  ['a slip in a long word', { name: 'Bright Pathwyas ABA' }, 'same'],
  ['a word that is nearly the same', { name: 'Right Pathways ABA' }, 'likely'],
  ['a branch in the same town', { street: '99 Oak Ave' }, 'likely'],
  ['a branch in another town', { street: '99 Oak Ave', city: 'Raleigh' }, 'different'],
  ['the same street in another town', { city: 'Raleigh', phone: null }, 'likely'],
  ['another service at the address', { name: 'Oak Speech', phone: '(919) 555-0199' }, 'different'],
  ['another state', { state: 'SC' }, 'different'],
])('a listing with %s is told apart or not', (_, changes, expected) => {
  expect(sameness(clinic(), clinic(changes))).toBe(expected);
});

test('a listing that tells its city alone differs from its namesake there in nothing', () => {
  expect(differInPlaceAlone(clinic(), bare)).toBe(true);
  expect(differInPlaceAlone(clinic(), { ...bare, city: 'Raleigh' })).toBe(false);
  expect(differInPlaceAlone(clinic({ npi: '1' }), { ...bare, npi: '2' })).toBe(false);
  expect(differInPlaceAlone(clinic(), clinic({ street: '99 Oak Ave' }))).toBe(false);
});
