import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { stateCode } from '@hearthway/domain/directory/states.ts';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readPlaces } from './places.ts';

/**
 * Writes `counties.csv.gz` of the directory's report: the county of each ZIP code, by its point, and the
 * population of its cities. Run it after `generate.ts`, with the path of that file as its argument.
 */

type Named = GeometryCollection<{ readonly name: string }>;
type Ring = readonly (readonly number[])[];

const atlas: Topology<{ counties: Named; states: Named }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
);
const places = await readPlaces();

const states = new Map(
  feature(atlas, atlas.objects.states).features.map(({ id, properties }) => [
    String(id),
    stateCode(properties.name) ?? '',
  ]),
);

const counties = feature(atlas, atlas.objects.counties).features.map(
  ({ id, properties, geometry }) => {
    const rings: readonly Ring[] =
      geometry.type === 'Polygon'
        ? geometry.coordinates
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.flat()
          : [];
    const points = rings.flat();
    const longitudes = points.map(([longitude = 0]) => longitude);
    const latitudes = points.map(([, latitude = 0]) => latitude);
    return {
      name: properties.name,
      state: states.get(String(id).slice(0, 2)) ?? '',
      rings,
      west: Math.min(...longitudes),
      east: Math.max(...longitudes),
      south: Math.min(...latitudes),
      north: Math.max(...latitudes),
      zips: [] as string[],
      people: 0,
    };
  },
);

/** Applies the even-odd rule over all rings. */
const holds = (rings: readonly Ring[], longitude: number, latitude: number): boolean => {
  let isInside = false;
  for (const ring of rings)
    for (const [index, [x = 0, y = 0]] of ring.entries()) {
      const [lastX = 0, lastY = 0] = ring[(index || ring.length) - 1] ?? [];
      const crosses = y > latitude !== lastY > latitude;
      if (crosses && longitude < ((lastX - x) * (latitude - y)) / (lastY - y) + x)
        isInside = !isInside;
    }
  return isInside;
};

const countyAt = ({
  longitude,
  latitude,
  state,
}: {
  readonly longitude: number;
  readonly latitude: number;
  readonly state: string;
}) =>
  counties.find(
    (county) =>
      county.state === state &&
      longitude >= county.west &&
      longitude <= county.east &&
      latitude >= county.south &&
      latitude <= county.north &&
      holds(county.rings, longitude, latitude),
  );

for (const zipCode of places.zipCodes.values()) countyAt(zipCode)?.zips.push(zipCode.zip);
for (const city of places.cities.values()) {
  const county = countyAt(city);
  if (county !== undefined) county.people += city.population;
}

const lines = counties
  .filter(({ state }) => state !== '')
  .map(({ name, state, people, zips }) => [name, state, people, zips.join(' ')].join(','));
writeFileSync(process.argv[2] ?? '', gzipSync(lines.toSorted().join('\n'), { level: 9 }));
