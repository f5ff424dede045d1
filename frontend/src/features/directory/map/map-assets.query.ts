import { queryOptions } from '@tanstack/react-query';
import type { FeatureCollection, Geometry, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import statesUrl from 'us-atlas/states-10m.json?url';
import { ApiError } from '../../../api/api-error.ts';
import { readCities } from './cities.ts';
import citiesUrl from './cities.txt?url';
import { countyName } from './county-name.ts';
import { middleOf, type Point } from './geometry.ts';

/** Fetches a file built with this page, whose shape is known. */
const fetchAsset = async (url: string, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(url, { signal });
  if (response.ok) return response;
  throw new ApiError({ status: response.status, code: 'UnreadableAnswer', message: 'No file.' });
};

type Shapes = GeometryCollection<{ name: string }>;

export interface AreaName extends Point {
  readonly name: string;
}

export interface States {
  readonly shapes: FeatureCollection;
  /** The largest first. */
  readonly names: readonly AreaName[];
}

/** State outlines from the U.S. Census Bureau: 37 kB compressed. */
export const statesQuery = queryOptions({
  queryKey: ['map', 'states'],
  queryFn: async ({ signal }): Promise<States> => {
    const atlas: Topology<{ states: Shapes }> = await (await fetchAsset(statesUrl, signal)).json();
    const shapes = feature(atlas, atlas.objects.states);
    return { shapes, names: namesOf(shapes) };
  },
});

/** Names with their positions, the largest first. */
const namesOf = (
  { features }: FeatureCollection<Geometry, { readonly name: string }>,
  inFull: (name: string, code: string) => string = (name) => name,
): readonly AreaName[] =>
  features
    .flatMap(({ id, geometry, properties: { name } }) =>
      isArea(geometry) ? [{ name: inFull(name, String(id)), ...middleOf(geometry) }] : [],
    )
    .toSorted((a, b) => b.area - a.area)
    .map(({ name, middle }) => ({ name, ...middle }));

const isArea = (shape: { readonly type: string }): shape is Polygon | MultiPolygon =>
  shape.type === 'Polygon' || shape.type === 'MultiPolygon';

export interface Counties {
  readonly lines: MultiLineString;
  /** The largest first. */
  readonly names: readonly AreaName[];
}

/** Counties from the same package: 250 kB, loaded when zoomed in. */
export const countiesQuery = queryOptions({
  queryKey: ['map', 'counties'],
  queryFn: async ({ signal }): Promise<Counties> => {
    const atlas: Topology<{ counties: Shapes }> = await (
      await fetchAsset(countiesUrl, signal)
    ).json();
    const { counties } = atlas.objects;
    return {
      lines: mesh(atlas, counties, (one, other) => one !== other),
      names: namesOf(feature(atlas, counties), countyName),
    };
  },
});

export const citiesQuery = queryOptions({
  queryKey: ['map', 'cities'],
  queryFn: async ({ signal }) => readCities(await (await fetchAsset(citiesUrl, signal)).text()),
});
