import { expect, test } from 'vitest';
import { readMoved } from './notifications.ts';

const moved = { userId: 'u1', model: 'favorites', position: '18446744073709551615' };

test('a move is read', () => {
  expect(readMoved(JSON.stringify(moved))).toEqual(moved);
});

test.for([
  'nonsense',
  '',
  'null',
  JSON.stringify({ ...moved, model: 'newer' }),
  JSON.stringify({ ...moved, position: -1 }),
  JSON.stringify({ model: 'favorites', position: '1' }),
])('an invalid payload is ignored: %s', (payload) => {
  expect(readMoved(payload)).toBeUndefined();
});
