import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkFreeDisk } from './free-disk.ts';

test('a disk with room is ok, and one that is nearly full is failing', async () => {
  expect(await checkFreeDisk(tmpdir(), 1)).toEqual({ name: 'disk', status: 'ok' });
  expect(await checkFreeDisk(tmpdir(), Number.MAX_SAFE_INTEGER)).toMatchObject({
    name: 'disk',
    status: 'failing',
  });
});
