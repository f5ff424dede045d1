import { expect, test } from 'vitest';
import { chosenGroups, stateChoices } from './chosen-groups.ts';
import type { SupportGroup } from './groups.queries.ts';

const group = (title: string, data: Partial<SupportGroup['data']>): SupportGroup => ({
  id: title,
  version: 1,
  language: 'en',
  data: {
    state: 'NC',
    isOnline: false,
    street: null,
    city: null,
    county: null,
    meets: null,
    languages: [],
    phone: null,
    email: null,
    website: null,
    fact: 'source',
    ...data,
  },
  words: { title, description: '' },
  sections: [],
  facts: [],
});

const GROUPS = [
  group('everywhere', { state: null, isOnline: true }),
  group('wake', { county: 'Wake' }),
  group('dare', { county: 'Dare', isOnline: true }),
  group('texas', { state: 'TX' }),
];

const titles = (state: string, way: 'all' | 'local' | 'online') =>
  chosenGroups(GROUPS, { state, way }).map(({ id }) => id);

test('groups of the state come first, by county, and then those for every state', () => {
  expect(titles('NC', 'all')).toEqual(['dare', 'wake', 'everywhere']);
  expect(titles('NC', 'local')).toEqual(['wake']);
  expect(titles('NC', 'online')).toEqual(['dare', 'everywhere']);
  expect(titles('OH', 'all')).toEqual(['everywhere']);
});

test('a family’s own state is the first to choose', () => {
  const names = { NC: 'North Carolina', AL: 'Alabama', TX: 'Texas' };
  expect(stateChoices(names, 'TX')).toEqual(['TX', 'AL', 'NC']);
  expect(stateChoices(names, null)).toEqual(['AL', 'NC', 'TX']);
});
