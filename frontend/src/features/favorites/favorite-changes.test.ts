import { expect, test } from 'vitest';
import type { SentCommand } from '../../api/sent-commands.ts';
import { type Change, withChanges } from './favorite-changes.ts';
import { favorite } from './favorites.fixture.ts';

const made = (
  command: Change,
  status: SentCommand<Change>['status'] = 'pending',
  position?: string,
): SentCommand<Change> => ({ command, status, position });

const list = ['a', 'b', 'c'].map((id) => favorite({ id }));
const shownAfter = (...changes: readonly SentCommand<Change>[]) =>
  withChanges(list, { shown: '100', changes });
const orderAfter = (...changes: readonly SentCommand<Change>[]) =>
  shownAfter(...changes)
    .map(({ id }) => id)
    .join('');

test('a note shows at once, without the blanks around it', () => {
  expect(shownAfter(made({ kind: 'note', resourceId: 'b', note: ' Ask for Ana ' }))[1]?.note).toBe(
    'Ask for Ana',
  );
});

test('an empty note removes the note', () => {
  const noted = [favorite({ id: 'a', note: 'Ask for Ana' })];
  const changes = [made({ kind: 'note', resourceId: 'a', note: ' ' })];
  expect(withChanges(noted, { shown: '100', changes })[0]?.note).toBeNull();
});

test('a status shows at once', () => {
  expect(
    shownAfter(made({ kind: 'status', resourceId: 'a', status: 'called' })).map(
      ({ status }) => status,
    ),
  ).toEqual(['called', null, null]);
});

test.for([
  ['c', 'a', 'cab'],
  ['a', 'c', 'bac'],
  ['a', null, 'bca'],
  ['a', 'gone', 'bca'],
  ['gone', 'a', 'abc'],
] as const)('moved before another: %s before %s is %s', ([resourceId, before, order]) => {
  expect(orderAfter(made({ kind: 'position', resourceId, before }))).toBe(order);
});

test('changes build on each other', () => {
  const first = made({ kind: 'position', resourceId: 'c', before: 'b' });
  const second = made({ kind: 'position', resourceId: 'c', before: 'a' });
  expect(orderAfter(first, second)).toBe('cab');
});

test('reverts a refused change and keeps the others', () => {
  const refused = made({ kind: 'position', resourceId: 'c', before: 'a' }, 'error');
  const kept = made({ kind: 'position', resourceId: 'b', before: 'a' });
  expect(orderAfter(refused, kept)).toBe('bac');
});

test('ignores a change once the list has caught up', () => {
  const change: Change = { kind: 'position', resourceId: 'c', before: 'a' };
  expect(orderAfter(made(change, 'success', '120'))).toBe('cab');
  expect(orderAfter(made(change, 'success', '100'))).toBe('abc');
});
