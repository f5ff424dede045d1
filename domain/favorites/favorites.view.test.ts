import { expect, test } from 'vitest';
import type { EventMetadata } from '../kernel/event-metadata.ts';
import { givenRow } from '../kernel/given.ts';
import type { Recorded } from '../kernel/view.ts';
import type { FavoritesEvent } from './favorites.events.ts';
import { type FavoriteEntry, favoriteEntriesSchema, favoritesView } from './favorites.view.ts';

const at = (minute: number): string => `2026-11-21T09:0${minute}:00.000Z`;

const metadata: EventMetadata = {
  $correlationId: 'c1',
  $causationId: 'c1',
  userId: 'u1',
  actor: 'u1',
  sessionId: null,
  state: null,
  occurredAt: at(0),
  schemaVersion: 2,
};

const favorited = (id: string, minute = 0): Recorded<FavoritesEvent> => ({
  type: 'ResourceFavorited',
  data: { resourceId: id, name: `Provider ${id}`, category: 'aba-therapy' },
  metadata: { ...metadata, occurredAt: at(minute) },
});

const unfavorited = (id: string): Recorded<FavoritesEvent> => ({
  type: 'ResourceUnfavorited',
  data: { resourceId: id, name: `Provider ${id}` },
  metadata,
});

const entry = (id: string, minute = 0): FavoriteEntry => ({
  resourceId: id,
  name: `Provider ${id}`,
  category: 'aba-therapy',
  favoritedAt: at(minute),
});

const given = (...history: readonly Recorded<FavoritesEvent>[]) => givenRow(favoritesView, history);

test('the first favorite makes the row', () => {
  expect(given().when(favorited('a', 1))).toEqual([entry('a', 1)]);
});

test('favorites stand in the order of adding', () => {
  expect(given(favorited('b', 1)).when(favorited('a', 2))).toEqual([entry('b', 1), entry('a', 2)]);
});

test('a removed favorite is gone, and comes last when it is added again', () => {
  const history = [favorited('a', 1), favorited('b', 2), unfavorited('a')];
  expect(given(favorited('a', 1)).when(unfavorited('a'))).toEqual([]);
  expect(given(...history).when(favorited('a', 3))).toEqual([entry('b', 2), entry('a', 3)]);
});

test('a favorite that is one already keeps its place and its time', () => {
  expect(given(favorited('a', 1), favorited('b', 2)).when(favorited('a', 3))).toEqual([
    entry('a', 1),
    entry('b', 2),
  ]);
});

test('a row is what was stored after it has been to the database and back', () => {
  const row = given().when(favorited('a', 1));
  expect(favoriteEntriesSchema.parse(JSON.parse(JSON.stringify(row)))).toEqual(row);
});
