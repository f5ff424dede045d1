import { placeSchema } from '@hearthway/domain/live/live.contract.ts';
import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.for([
  ['/', '/', '/'],
  ['/account', '/account', '/account'],
  ['/resources/:category?', '/resources', '/resources'],
  ['/resources/:category?', '/resources/', '/resources'],
  ['/resources/:category?', '/resources/speech-therapy', '/resources/:category'],
  ['/resources/provider/:id', '/resources/provider/1234567890', '/resources/provider/:id'],
  ['*', '/whatever/somebody/typed', '/not-found'],
] as const)('%s at %s gives %s', ([pattern, pathname, place]) => {
  expect(placeOf(pattern, pathname)).toBe(place);
  expect(placeSchema.safeParse(place).success).toBe(true);
});
