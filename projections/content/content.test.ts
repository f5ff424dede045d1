import { expect, test } from 'vitest';
import { sentenceOf } from './fault.ts';
import { faults, items } from './product-content.fixture.ts';

test('the content of the product has no faults', () => {
  expect(faults.map(sentenceOf)).toEqual([]);
  expect(items.length).toBeGreaterThan(0);
});
