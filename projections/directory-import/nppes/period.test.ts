import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test(
  '… covers …',
  everyRow(
    [
      [
        'npidata_pfile_20251103-20251109.csv',
        { from: '2025-11-03', to: '2025-11-09', isFull: false },
      ],
      [
        'npidata_pfile_20050523-20251109.csv',
        { from: '2005-05-23', to: '2025-11-09', isFull: true },
      ],
      ['npidata_pfile_20251103-20251109_fileheader.csv', undefined],
      ['npi.csv', undefined],
    ],
    ([name, period]) => {
      expect(periodOf(name)).toEqual(period);
    },
  ),
);
