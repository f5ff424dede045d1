import { expect, test } from 'vitest';
import type { SentCommand } from '../../api/sent-commands.ts';
import { type FavoriteToggle, isFavorite } from './favorite-state.ts';

const toggle = (
  isFavorite: boolean,
  status: SentCommand<FavoriteToggle>['status'],
  position?: string,
): SentCommand<FavoriteToggle> => ({
  command: { resourceId: 'a', name: 'Bright Steps', isFavorite },
  status,
  position,
});

const none = { listed: new Set<string>(), shown: '100', toggles: [] };
const saved = { ...none, listed: new Set(['a']) };

test('without a wish the list decides', () => {
  expect(isFavorite('a', none)).toBe(false);
  expect(isFavorite('a', saved)).toBe(true);
});

test('a heart fills at once', () => {
  expect(isFavorite('a', { ...none, toggles: [toggle(true, 'pending')] })).toBe(true);
});

test('a refused wish falls back to what the list says', () => {
  expect(isFavorite('a', { ...none, toggles: [toggle(true, 'error')] })).toBe(false);
  expect(isFavorite('a', { ...saved, toggles: [toggle(false, 'error')] })).toBe(true);
});

test('a granted wish holds until the list has caught up with it', () => {
  const toggles = [toggle(true, 'success', '120')];
  expect(isFavorite('a', { ...none, toggles })).toBe(true);
  expect(isFavorite('a', { ...none, shown: undefined, toggles })).toBe(true);
  expect(isFavorite('a', { ...none, shown: '120', toggles })).toBe(false);
});

test('what another tab did later is not covered by an old wish', () => {
  const toggles = [toggle(true, 'success', '120')];
  expect(isFavorite('a', { ...none, shown: '130', toggles })).toBe(false);
});

test('the last wish counts, and a refused one leaves the one before it', () => {
  const added = toggle(true, 'success', '120');
  expect(isFavorite('a', { ...none, toggles: [added, toggle(false, 'pending')] })).toBe(false);
  expect(isFavorite('a', { ...none, toggles: [added, toggle(false, 'error')] })).toBe(true);
});

test('a wish for one provider says nothing about another', () => {
  expect(isFavorite('b', { ...none, toggles: [toggle(true, 'pending')] })).toBe(false);
});
