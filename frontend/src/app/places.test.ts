import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { placeSchema } from '@hearthway/domain/live/live.contract.ts';
import { expect, test } from 'vitest';
import { placeOf } from '../live/place-of.ts';
import { pages } from './pages.tsx';

test(
  'the server accepts … as a place',
  everyRow(
    pages.map(({ path }) => path),
    (path) => {
      expect(placeSchema.safeParse(placeOf(path, path)).success).toBe(true);
    },
  ),
);
