import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginningHash, beginsWith, nameHashes, wholeNameHash } from './name-hashes.ts';

const privacy = {
  keyedHash: async (purpose: string, text: string) =>
    createHmac('sha256', 'key')
      .update(JSON.stringify([purpose, text]))
      .digest(),
};

const NAME = { firstName: 'Zulema', lastName: 'Ñandúcruz de la Vega' };

test.for([
  'zu',
  'ZULEMA',
  'zulema  ñandú',
  'Ñandúcruz de la Vega',
  'ñandúcruz of',
  'zulema ñandúcruz X',
])('a beginning of the whole or the last name has a hash of the row: %s', async (beginning) => {
  expect(await nameHashes(privacy, NAME)).toContain(await beginningHash(privacy, beginning));
});

test.for(['ul', 'cruz', 'vega', 'zx'])('anything else has none: %s', async (text) => {
  expect(await nameHashes(privacy, NAME)).not.toContain(await beginningHash(privacy, text));
});

test('longer texts are told apart once the name is open', () => {
  expect(beginsWith(NAME, 'ñandúcruz of')).toBe(false);
  expect(beginsWith(NAME, ' Ñandúcruz  de ')).toBe(true);
  expect(beginsWith(NAME, 'Zulema ñandú')).toBe(true);
});

test('people of one name have one hash, however it is written', async () => {
  const hash = await wholeNameHash(privacy, NAME);
  expect(
    await wholeNameHash(privacy, { firstName: ' zulema', lastName: 'ñandúcruz DE  la vega' }),
  ).toBe(hash);
  expect(await wholeNameHash(privacy, { ...NAME, lastName: 'Ñandúcruz' })).not.toBe(hash);
});
