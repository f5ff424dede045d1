import { mapQuerySchema } from '@hearthway/domain/directory/directory-map.contract.ts';
import { expect, test } from 'vitest';
import { COUNTRY, isOutside, saidOf, type Viewport, viewportOf } from './viewport.ts';

const expectViewport = (viewport: Viewport | undefined): Viewport => {
  if (viewport === undefined) throw new Error('There is no viewport.');
  return viewport;
};

test.each([
  ['the country', COUNTRY, 4],
  ['more than the world', { west: -400, south: -91, east: 400, north: 91 }, 1],
  ['a street, between two zooms', { west: -78.9, south: 35.9, east: -78.89, north: 35.91 }, 19.6],
])('the request for %s is valid for the server', (_, box, zoom) => {
  const said = saidOf(expectViewport(viewportOf(box, zoom)));
  expect(mapQuerySchema.safeParse(Object.fromEntries(said)).success).toBe(true);
});

test('a map without a size shows nothing', () => {
  expect(viewportOf({ west: -79, south: 36, east: -79, north: 36 }, 9)).toBeUndefined();
});

test('a map is outside a circle when they do not overlap', () => {
  const circle = { center: { latitude: 36, longitude: -79 }, miles: 100 };
  const box = { south: 35, north: 37 };
  expect(isOutside({ ...box, west: -80, east: -78 }, circle)).toBe(false);
  expect(isOutside({ ...box, west: -78, east: -76 }, circle)).toBe(false);
  expect(isOutside({ ...box, west: -77, east: -76 }, circle)).toBe(true);
});
