import { expect, test } from 'vitest';
import { markersOf, nearerZoom } from './markers.ts';

const DURHAM = { latitude: 35.994, longitude: -78.8986 };

const group = { ...DURHAM, count: 12, id: null, name: null, category: null };
const single = {
  latitude: 36.0957,
  longitude: -79.4378,
  count: 1,
  id: 'npi-1',
  name: 'One',
  category: 'dental',
};

const marked = (clusters: Parameters<typeof markersOf>[0]['clusters'], zoom = 10) =>
  markersOf({
    clusters,
    cities: [{ name: 'Durham', state: 'NC', population: 283_506, ...DURHAM }],
    zoom,
    project: ({ latitude, longitude }) => ({ x: longitude * 100, y: -latitude * 100 }),
  });

test('a marker names the nearest city, and the provider when it is single', () => {
  expect(marked([group, single])).toMatchObject([
    { only: { id: 'npi-1', name: 'One', category: 'dental' }, near: 'Durham, NC', count: 1 },
    { only: null, near: 'Durham, NC', count: 12 },
  ]);
});

test('a marker is the same in the next answer', () => {
  const [first, second] = [marked([single, group]), marked([group, single])].map((markers) =>
    markers.map(({ key }) => key),
  );
  expect(first).toEqual(second);
});

test('a cluster zooms in, then opens; a single marker opens at once', () => {
  const zooms = (cluster: typeof group | typeof single) =>
    [4, 8, 10, 11, 14].flatMap((zoom) => marked([cluster], zoom)).map(nearerZoom);
  expect(zooms(group)).toEqual([7, 11, 11, undefined, undefined]);
  expect(zooms(single)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
