import { expect, test } from 'vitest';
import { NOTHING_SAID } from '../provider.ts';
import { mergeSources } from './merge.ts';
import type { SourcedListing } from './source.ts';

const listing = (
  id: string,
  { npi = null, ...changes }: Partial<SourcedListing['provider']> & { npi?: string | null } = {},
): SourcedListing => ({
  npi,
  says: [],
  provider: {
    ...NOTHING_SAID,
    licence: null,
    description: '',
    tags: [],
    email: null,
    hours: null,
    website: null,
    latitude: null,
    longitude: null,
    is_demo: false,
    last_verified: null,
    id,
    name: 'Bright Pathways ABA',
    category: 'aba-therapy',
    categories: ['aba-therapy'],
    street: '12 Main St',
    city: 'Durham',
    state: 'NC',
    zip: '27701',
    phone: null,
    source: 'test',
    source_name: 'Test',
    ...changes,
  },
});

const bare = listing('bare', { npi: '1', street: '', zip: '' });

const idsOf = (listings: readonly SourcedListing[]): readonly string[] =>
  mergeSources(listings).listings.map(({ provider }) => provider.id);

test('a listing that tells its city alone is merged with the only one of its name there', () => {
  const { listings } = mergeSources([listing('a', { phone: '(919) 555-0100' }), bare]);
  expect(listings).toEqual([
    expect.objectContaining({
      npi: '1',
      provider: expect.objectContaining({ id: 'a', phone: '(919) 555-0100' }),
    }),
  ]);
});

test('with two of its name in the city it stays apart, and is linked to both', () => {
  const { listings, likely } = mergeSources([
    listing('a'),
    listing('b', { street: '99 Oak Ave' }),
    bare,
  ]);
  expect(listings).toHaveLength(3);
  expect(likely).toEqual([
    ['a', 'bare'],
    ['b', 'bare'],
  ]);
});

test('two telephone numbers of one address stand side by side', () => {
  const one = listing('a', { phone: '(919) 555-0100' });
  const other = listing('b', { phone: '(919) 555-0199' });
  expect(idsOf([one, other])).toEqual(['a']);
});
