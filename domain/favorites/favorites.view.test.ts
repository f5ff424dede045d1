import { expect, test } from 'vitest';
import { type Given, givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import type { ContactStatus } from './favorites.constants.ts';
import type { FavoritesEvent } from './favorites.events.ts';
import { type FavoriteEntry, favoriteEntriesSchema, favoritesView } from './favorites.view.ts';
import { NO_WAIT } from './waits.ts';

const at = (minute: number): string => `2026-11-21T09:0${minute}:00.000Z`;

const favorited = (id: string, minute = 0): Given<FavoritesEvent> => ({
  type: 'ResourceFavorited',
  data: { resourceId: id, name: `Provider ${id}`, category: 'aba-therapy' },
  metadata: { occurredAt: at(minute) },
});

const unfavorited = (id: string): Given<FavoritesEvent> => ({
  type: 'ResourceUnfavorited',
  data: { resourceId: id, name: `Provider ${id}` },
});

const entry = (id: string, minute = 0): FavoriteEntry => ({
  resourceId: id,
  name: `Provider ${id}`,
  category: 'aba-therapy',
  favoritedAt: at(minute),
  note: null,
  status: null,
  ...NO_WAIT,
});

const noted = (id: string, note: string | typeof SHREDDED): Given<FavoritesEvent> => ({
  type: 'FavoriteNoteChanged',
  data: { resourceId: id, name: `Provider ${id}`, note },
});

const marked = (id: string, status: ContactStatus | null): Given<FavoritesEvent> => ({
  type: 'FavoriteStatusChanged',
  data: { resourceId: id, name: `Provider ${id}`, status },
});

const moved = (id: string, before: string | null): Given<FavoritesEvent> => ({
  type: 'FavoriteMoved',
  data: { resourceId: id, name: `Provider ${id}`, before },
});

const given = (...history: readonly Given<FavoritesEvent>[]) => givenRow(favoritesView, history);

test('the first favorite makes the row', () => {
  expect(given().when(favorited('a', 1))).toEqual([entry('a', 1)]);
});

test('favorites stand in the order of adding', () => {
  expect(given(favorited('b', 1)).when(favorited('a', 2))).toEqual([entry('b', 1), entry('a', 2)]);
});

test('a removed favorite is gone, and is last when it is added again', () => {
  const history = [favorited('a', 1), favorited('b', 2), unfavorited('a')];
  expect(given(favorited('a', 1)).when(unfavorited('a'))).toEqual([]);
  expect(given(...history).when(favorited('a', 3))).toEqual([entry('b', 2), entry('a', 3)]);
});

test('adding a favorite again keeps its place and its time', () => {
  expect(given(favorited('a', 1), favorited('b', 2)).when(favorited('a', 3))).toEqual([
    entry('a', 1),
    entry('b', 2),
  ]);
});

test('a note and a status stand with their favorite until they are taken off', () => {
  const history = [favorited('a', 1), favorited('b', 2), noted('a', 'Ask for Dana')];
  expect(given(...history).when(marked('a', 'called'))).toEqual([
    { ...entry('a', 1), note: 'Ask for Dana', status: 'called', waitsSince: '2026-11-21' },
    entry('b', 2),
  ]);
  expect(given(...history, marked('a', 'called'), noted('a', '')).when(marked('a', null))).toEqual([
    entry('a', 1),
    entry('b', 2),
  ]);
});

test('a shredded note reads as null', () => {
  expect(given(favorited('a', 1)).when(noted('a', SHREDDED))).toEqual([entry('a', 1)]);
});

test('note and status of a favorite are removed with it', () => {
  const history = [favorited('a', 1), noted('a', 'Ask for Dana'), marked('a', 'called')];
  expect(given(...history, unfavorited('a')).when(favorited('a', 3))).toEqual([entry('a', 3)]);
});

/** In the family's order, which is the reverse of the row's. */
const shownAfter = (event: Given<FavoritesEvent>, ids = ['d', 'c', 'b', 'a']) =>
  given(...ids.toReversed().map((id) => favorited(id)))
    .when(event)
    .map(({ resourceId }) => resourceId)
    .toReversed();

test('favorites stand in the order that the family gives them, and a new one comes first', () => {
  expect(shownAfter(moved('a', 'd'))).toEqual(['a', 'd', 'c', 'b']);
  expect(shownAfter(moved('d', 'a'))).toEqual(['c', 'b', 'd', 'a']);
  expect(shownAfter(moved('d', null))).toEqual(['c', 'b', 'a', 'd']);
  expect(shownAfter(moved('b', 'a'))).toEqual(['d', 'c', 'b', 'a']);
  expect(shownAfter(favorited('e'))).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('a row of an older definition is read as one without notes', () => {
  const { resourceId, name, category, favoritedAt } = entry('a', 1);
  const older = { resourceId, name, category, favoritedAt };
  expect(favoriteEntriesSchema.parse([older])).toEqual([entry('a', 1)]);
});

test('a row survives the database unchanged', () => {
  const row = given().when(favorited('a', 1));
  expect(favoriteEntriesSchema.parse(JSON.parse(JSON.stringify(row)))).toEqual(row);
});

test('a kept appointment keeps the day on which it was noted, until the status changes', () => {
  const visit: Given<FavoritesEvent> = {
    type: 'FavoriteVisited',
    data: { resourceId: 'a', name: 'Provider a', visitedOn: '2026-11-10' },
    metadata: { occurredAt: at(3) },
  };
  expect(given(favorited('a'), marked('a', 'called')).when(visit)).toMatchObject([
    {
      status: 'first-visit',
      visitedOn: '2026-11-10',
      noted: { on: '2026-11-21', before: 'called' },
    },
  ]);
  expect(given(favorited('a'), visit).when(marked('a', 'waiting-list'))).toMatchObject([
    { visitedOn: null, noted: undefined },
  ]);
});
