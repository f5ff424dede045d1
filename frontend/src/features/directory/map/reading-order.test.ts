import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

test('markers are read line by line, each from left to right', () => {
  const at = (name: string, x: number, y: number) => ({ name, x, y });
  const markers = [at('d', 10, 200), at('b', 300, 4), at('a', 20, 30), at('c', 290, 60)];
  expect(inReadingOrder(markers).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});
