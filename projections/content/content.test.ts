import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { sentenceOf } from './fault.ts';
import { CONTENT_FOLDER, readFolder } from './folder.ts';

test('the content of the product has no faults', { timeout: 60_000 }, async () => {
  const { faults, items } = checkContent(await readFolder(CONTENT_FOLDER));
  expect(faults.map(sentenceOf)).toEqual([]);
  expect(items.length).toBeGreaterThan(0);
});
