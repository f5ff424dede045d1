import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { parseNewest, writeNewest } from './newest.ts';

test.for([
  { position: '-1', logId: '0' },
  { position: '18446744073709551615', logId: '999999999999999999' },
])('writing and parsing are inverse: %o', (newest) => {
  expect(parseNewest(writeNewest(newest))).toEqual(newest);
});

test(
  'an invalid text is undefined: …',
  everyRow(
    ['', '1', '1_', '_1', '-2_0', '1_-1', '1_1 ', '1_1_1', '1e3_1', '1_9999999999999999999'],
    (written) => {
      expect(parseNewest(written)).toBeUndefined();
    },
  ),
);
