import { expect, test } from 'vitest';
import { isRejected, reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { type Given, given } from '../kernel/given.fixture.ts';
import {
  CONTACT_STATUSES,
  type ContactStatus,
  FREE_FAVORITES_LIMIT,
} from './favorites.constants.ts';
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

const decided = (command: FavoritesCommand, ...history: readonly Given<FavoritesEvent>[]) =>
  given(favoritesDecider, history).when(command);

test('a provider becomes a favorite', () => {
  expect(decided(favorite('a'))).toEqual([favorited('a')]);
});

test('favoriting twice changes nothing', () => {
  expect(decided(favorite('a'), favorited('a'))).toEqual([]);
});

const unlisted = (id: string): FavoritesCommand => ({
  command: 'favorite',
  resourceId: id,
  listing: null,
  tier: 'free',
});

test('an unlisted provider cannot become a favorite', () => {
  expect(decided(unlisted('a'))).toEqual(reject('UnknownResource'));
  expect(decided(unlisted('a'), ...full)).toEqual(reject('UnknownResource'));
});

test('a favorite that has left the directory still is one', () => {
  expect(decided(unlisted('a'), favorited('a'))).toEqual([]);
});

test('a favorite is removed', () => {
  expect(decided(unfavorite('a'), favorited('a'))).toEqual([unfavorited('a')]);
});

test('removing an unknown favorite changes nothing', () => {
  expect(decided(unfavorite('a'))).toEqual([]);
  expect(decided(unfavorite('a'), favorited('a'), unfavorited('a'))).toEqual([]);
});

test('the free tier ends at the limit', () => {
  expect(decided(favorite('new'), ...full)).toEqual(reject('FavoriteLimitReached'));
});

test('at the limit a favorite can be repeated, or removed and replaced', () => {
  expect(decided(favorite('0'), ...full)).toEqual([]);
  expect(decided(favorite('new'), ...full, unfavorited('0'))).toEqual([favorited('new')]);
});

test.for(['plus', 'family'] as const)('the tier %s has no limit', (tier) => {
  expect(decided(favorite('new', tier), ...full)).toEqual([favorited('new')]);
});

const note = (id: string, text: string): FavoritesCommand => ({
  command: 'change-note',
  resourceId: id,
  note: text,
});

const noted = (id: string, text: string): FavoritesEvent => ({
  type: 'FavoriteNoteChanged',
  data: { resourceId: id, name: `Provider ${id}`, note: text },
});

const mark = (id: string, status: ContactStatus | null): FavoritesCommand => ({
  command: 'change-status',
  resourceId: id,
  status,
});

const marked = (id: string, status: ContactStatus | null): FavoritesEvent => ({
  type: 'FavoriteStatusChanged',
  data: { resourceId: id, name: `Provider ${id}`, status },
});

const move = (id: string, before: string | null): FavoritesCommand => ({
  command: 'move',
  resourceId: id,
  before,
});

const moved = (id: string, before: string | null): FavoritesEvent => ({
  type: 'FavoriteMoved',
  data: { resourceId: id, name: `Provider ${id}`, before },
});

test('a note is written, changed and removed, and the same note is written once', () => {
  expect(decided(note('a', 'Ask for Dana'), favorited('a'))).toEqual([noted('a', 'Ask for Dana')]);
  const history = [favorited('a'), noted('a', 'Ask for Dana')];
  expect(decided(note('a', 'Ask for Dana'), ...history)).toEqual([]);
  expect(decided(note('a', ''), ...history)).toEqual([noted('a', '')]);
  expect(decided(note('a', ''), ...history, noted('a', ''))).toEqual([]);
  expect(decided(note('a', ''), favorited('a'))).toEqual([]);
});

test(
  'a favorite is marked as … once, and unmarked',
  everyRow(CONTACT_STATUSES, (status) => {
    expect(decided(mark('a', status), favorited('a'))).toEqual([marked('a', status)]);
    expect(decided(mark('a', status), favorited('a'), marked('a', status))).toEqual([]);
    expect(decided(mark('a', null), favorited('a'), marked('a', status))).toEqual([
      marked('a', null),
    ]);
    expect(decided(mark('a', null), favorited('a'))).toEqual([]);
  }),
);

test('a favorite moves to before another, or to the end', () => {
  const shown = [favorited('c'), favorited('b'), favorited('a')];
  expect(decided(move('c', 'a'), ...shown)).toEqual([moved('c', 'a')]);
  expect(decided(move('a', null), ...shown)).toEqual([moved('a', null)]);
});

test('a favorite already in that place does not move', () => {
  const shown = [favorited('c'), favorited('b'), favorited('a')];
  expect(decided(move('a', 'b'), ...shown)).toEqual([]);
  expect(decided(move('c', null), ...shown)).toEqual([]);
  expect(decided(move('b', 'b'), ...shown)).toEqual([]);
  expect(decided(move('c', 'a'), ...shown, moved('c', 'a'))).toEqual([]);
});

test('commands on an unknown favorite are refused, and so is a move to before one', () => {
  for (const command of [note('b', 'Hello'), mark('b', 'called'), move('b', 'a'), move('a', 'b')])
    expect(decided(command, favorited('a'))).toEqual(reject('UnknownFavorite'));
});

test('note and status of a favorite are lost with it', () => {
  const history = [favorited('a'), noted('a', 'Hello'), marked('a', 'called'), unfavorited('a')];
  expect(decided(note('a', 'Hello'), ...history, favorited('a'))).toEqual([noted('a', 'Hello')]);
  expect(decided(mark('a', 'called'), ...history, favorited('a'))).toEqual([marked('a', 'called')]);
});

test('after a downgrade existing favorites can be edited, and none added', () => {
  const history = [...full, favorited('11'), favorited('12')];
  expect(decided(note('12', 'Hello'), ...history)).toEqual([noted('12', 'Hello')]);
  expect(decided(mark('0', 'called'), ...history)).toEqual([marked('0', 'called')]);
  expect(decided(move('12', null), ...history)).toEqual([moved('12', null)]);
  expect(decided(unfavorite('12'), ...history)).toEqual([unfavorited('12')]);
  expect(decided(favorite('13'), ...history)).toEqual(reject('FavoriteLimitReached'));
});

const commands: readonly FavoritesCommand[] = ['a', 'b'].flatMap((id) => [
  favorite(id, 'plus'),
  unfavorite(id),
  note(id, ''),
  note(id, 'Hello'),
  mark(id, null),
  mark(id, 'called'),
  move(id, null),
  move(id, 'a'),
  move(id, 'b'),
]);

const after = (
  history: readonly FavoritesEvent[],
  command: FavoritesCommand,
): readonly FavoritesEvent[] => {
  const events = decided(command, ...history);
  return isRejected(events) || events.length === 0 ? history : [...history, ...events];
};

test('repeating a command changes nothing, in any state', () => {
  for (const first of commands)
    for (const second of commands)
      for (const third of commands) {
        const history = [first, second, third].reduce(after, [favorited('a')]);
        expect(after(history, third)).toBe(history);
      }
});

const visit = (visitedOn: string): FavoritesCommand => ({
  command: 'note-visit',
  resourceId: 'a',
  visitedOn,
  today: '2026-12-20',
});

const visited = (visitedOn: string): FavoritesEvent => ({
  type: 'FavoriteVisited',
  data: { resourceId: 'a', name: 'Provider a', visitedOn },
});

const at = (event: FavoritesEvent, day: string): Given<FavoritesEvent> => ({
  ...event,
  metadata: { occurredAt: `${day}T12:00:00.000Z` },
});

test('a kept appointment ends a wait that is open, once, and not before it began or in the days ahead', () => {
  const waits = [favorited('a'), at(marked('a', 'waiting-list'), '2026-12-01')];
  expect(decided(visit('2026-12-10'), ...waits)).toEqual([visited('2026-12-10')]);
  expect(decided(visit('2026-12-12'), ...waits, visited('2026-12-10'))).toEqual([]);
  expect(decided(visit('2026-11-30'), ...waits)).toEqual([]);
  expect(decided(visit('2026-12-22'), ...waits)).toEqual([]);
  expect(decided(visit('2026-12-10'), favorited('a'))).toEqual([]);
  expect(decided(visit('2026-12-10'))).toEqual([]);
});

test('a first visit that was marked by mistake is taken back to the status before', () => {
  const waits = [favorited('a'), at(marked('a', 'waiting-list'), '2026-12-01')];
  const back: FavoritesCommand = {
    command: 'take-visit-back',
    resourceId: 'a',
    visitedOn: '2026-12-10',
  };
  const history = [...waits, visited('2026-12-10')];
  expect(decided(back, ...history)).toEqual([marked('a', 'waiting-list')]);
  expect(decided(back, ...history, marked('a', 'not-a-fit'))).toEqual([]);
  expect(decided(back, ...waits)).toEqual([]);
});
