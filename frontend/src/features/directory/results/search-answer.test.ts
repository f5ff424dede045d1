import type {
  FoundResource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import {
  UNKNOWN_DETAILS,
  UNKNOWN_RESOURCE,
} from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { expect, test } from 'vitest';
import { listOf } from './search-answer.ts';

const listing = (id: string): FoundResource => ({
  id,
  name: id,
  category: 'dental',
  ...UNKNOWN_RESOURCE,
  ...UNKNOWN_DETAILS,
});

const page = (number: number, ids: readonly string[]): ResourceList => ({
  resources: ids.map(listing),
  beyond: null,
  offices: null,
  meta: {
    totalShown: ids.length,
    maxResults: 'unlimited',
    userTier: 'plus',
    upgradeRequired: false,
    page: number,
    hasMore: number === 1,
    readPlace: null,
    unknownPlace: null,
    needsPlace: false,
    place: null,
    placeChoices: [],
    isHome: false,
    radiusMiles: null,
    terms: [],
    said: [],
  },
});

const pagesOf = (...pages: ResourceList[]) => ({ pages, pageParams: pages.map((_, at) => at + 1) });

test('joins the pages of a search, with the last one’s metadata', () => {
  const list = listOf(pagesOf(page(1, ['a', 'b']), page(2, ['c'])));
  expect(list?.resources.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(list?.meta).toMatchObject({ page: 2, hasMore: false });
});

test('lists a listing once when it moved to the next page in between', () => {
  const list = listOf(pagesOf(page(1, ['a', 'b']), page(2, ['b', 'c'])));
  expect(list?.resources.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('without a page there is no list', () => {
  expect(listOf(pagesOf())).toBeUndefined();
});
