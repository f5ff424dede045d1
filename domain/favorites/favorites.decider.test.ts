import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { given } from '../kernel/given.ts';
import { FREE_FAVORITES_LIMIT } from './favorites.constants.ts';
import { type FavoritesCommand, favoritesDecider } from './favorites.decider.ts';
import type { FavoritesEvent } from './favorites.events.ts';

const favorited = (id: string): FavoritesEvent => ({
  type: 'ResourceFavorited',
  data: { resourceId: id, name: `Provider ${id}`, category: 'aba-therapy' },
});

const unfavorited = (id: string): FavoritesEvent => ({
  type: 'ResourceUnfavorited',
  data: { resourceId: id, name: `Provider ${id}` },
});

const favorite = (id: string, tier: 'free' | 'plus' | 'family' = 'free'): FavoritesCommand => ({
  command: 'favorite',
  resourceId: id,
  listing: { name: `Provider ${id}`, category: 'aba-therapy' },
  tier,
});

const unfavorite = (id: string): FavoritesCommand => ({ command: 'unfavorite', resourceId: id });

const full = Array.from({ length: FREE_FAVORITES_LIMIT }, (_, index) => favorited(String(index)));

const decided = (command: FavoritesCommand, ...history: readonly FavoritesEvent[]) =>
  given(favoritesDecider, history).when(command);

test('a provider becomes a favourite', () => {
  expect(decided(favorite('a'))).toEqual([favorited('a')]);
});

test('favouriting it twice changes nothing', () => {
  expect(decided(favorite('a'), favorited('a'))).toEqual([]);
});

const unlisted = (id: string): FavoritesCommand => ({
  command: 'favorite',
  resourceId: id,
  listing: null,
  tier: 'free',
});

test('what the directory does not list cannot become a favourite', () => {
  expect(decided(unlisted('a'))).toEqual(reject('UnknownResource'));
  expect(decided(unlisted('a'), ...full)).toEqual(reject('UnknownResource'));
});

test('a favourite that has left the directory still is one', () => {
  expect(decided(unlisted('a'), favorited('a'))).toEqual([]);
});

test('a favourite is removed', () => {
  expect(decided(unfavorite('a'), favorited('a'))).toEqual([unfavorited('a')]);
});

test('removing what is no favourite changes nothing', () => {
  expect(decided(unfavorite('a'))).toEqual([]);
  expect(decided(unfavorite('a'), favorited('a'), unfavorited('a'))).toEqual([]);
});

test('the free tier ends at the limit', () => {
  expect(decided(favorite('new'), ...full)).toEqual(reject('FavoriteLimitReached'));
});

test('at the limit a favourite can be repeated, or removed and replaced', () => {
  expect(decided(favorite('0'), ...full)).toEqual([]);
  expect(decided(favorite('new'), ...full, unfavorited('0'))).toEqual([favorited('new')]);
});

test.for(['plus', 'family'] as const)('the tier %s has no limit', (tier) => {
  expect(decided(favorite('new', tier), ...full)).toEqual([favorited('new')]);
});
