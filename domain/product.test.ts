import { expect, test } from 'vitest';
import { PRODUCT } from './product.ts';

test('the storage prefix is safe in any storage key and never changes, or families lose their drafts', () => {
  expect(PRODUCT.storagePrefix).toBe('hearthway');
});
