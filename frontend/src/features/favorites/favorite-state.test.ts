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

test('without a toggle the list decides', () => {
  expect(isFavorite('a', none)).toBe(false);
  expect(isFavorite('a', saved)).toBe(true);
});

test('a heart fills at once', () => {
  expect(isFavorite('a', { ...none, toggles: [toggle(true, 'pending')] })).toBe(true);
});

test('a refused toggle falls back to the list', () => {
  expect(isFavorite('a', { ...none, toggles: [toggle(true, 'error')] })).toBe(false);
  expect(isFavorite('a', { ...saved, toggles: [toggle(false, 'error')] })).toBe(true);
});

test('an accepted toggle holds until the list has caught up with it', () => {
  const toggles = [toggle(true, 'success', '120')];
  expect(isFavorite('a', { ...none, toggles })).toBe(true);
  expect(isFavorite('a', { ...none, shown: undefined, toggles })).toBe(true);
  expect(isFavorite('a', { ...none, shown: '120', toggles })).toBe(false);
});

test('an old toggle does not hide a later change by another tab', () => {
  const toggles = [toggle(true, 'success', '120')];
  expect(isFavorite('a', { ...none, shown: '130', toggles })).toBe(false);
});

test('the last toggle counts; a refused one leaves the one before', () => {
  const added = toggle(true, 'success', '120');
  expect(isFavorite('a', { ...none, toggles: [added, toggle(false, 'pending')] })).toBe(false);
  expect(isFavorite('a', { ...none, toggles: [added, toggle(false, 'error')] })).toBe(true);
});

test('a toggle of one provider does not affect another', () => {
  expect(isFavorite('b', { ...none, toggles: [toggle(true, 'pending')] })).toBe(false);
});
