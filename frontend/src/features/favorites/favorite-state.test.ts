import { expect, test } from 'vitest';
import type { SentCommand } from '../../api/sent-commands.ts';
import { isFavorite, type Wish } from './favorite-state.ts';

const wish = (
  isFavorite: boolean,
  status: SentCommand<Wish>['status'],
  position?: string,
): SentCommand<Wish> => ({
  command: { resourceId: 'a', name: 'Bright Steps', isFavorite },
  status,
  position,
});

const none = { listed: new Set<string>(), shown: '100', wishes: [] };
const saved = { ...none, listed: new Set(['a']) };

test('without a wish the list decides', () => {
  expect(isFavorite('a', none)).toBe(false);
  expect(isFavorite('a', saved)).toBe(true);
});

test('a heart fills at once', () => {
  expect(isFavorite('a', { ...none, wishes: [wish(true, 'pending')] })).toBe(true);
});

test('a refused wish falls back to what the list says', () => {
  expect(isFavorite('a', { ...none, wishes: [wish(true, 'error')] })).toBe(false);
  expect(isFavorite('a', { ...saved, wishes: [wish(false, 'error')] })).toBe(true);
});

test('a granted wish holds until the list has caught up with it', () => {
  const wishes = [wish(true, 'success', '120')];
  expect(isFavorite('a', { ...none, wishes })).toBe(true);
  expect(isFavorite('a', { ...none, shown: undefined, wishes })).toBe(true);
  expect(isFavorite('a', { ...none, shown: '120', wishes })).toBe(false);
});

test('what another tab did later is not covered by an old wish', () => {
  const wishes = [wish(true, 'success', '120')];
  expect(isFavorite('a', { ...none, shown: '130', wishes })).toBe(false);
});

test('the last wish counts, and a refused one leaves the one before it', () => {
  const added = wish(true, 'success', '120');
  expect(isFavorite('a', { ...none, wishes: [added, wish(false, 'pending')] })).toBe(false);
  expect(isFavorite('a', { ...none, wishes: [added, wish(false, 'error')] })).toBe(true);
});

test('a wish for one provider says nothing about another', () => {
  expect(isFavorite('b', { ...none, wishes: [wish(true, 'pending')] })).toBe(false);
});
