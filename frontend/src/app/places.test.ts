import { placeSchema } from '@hearthway/domain/live/live.contract.ts';
import { expect, test } from 'vitest';
import { placeOf } from '../live/place-of.ts';
import { pages } from './pages.tsx';

test.for(pages.map(({ path }) => path))('the server accepts %s as a place', (path) => {
  expect(placeSchema.safeParse(placeOf(path, path)).success).toBe(true);
});
