import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { type City, cityNear } from './cities.ts';
import type { Pixels, Point } from './geometry.ts';
import { inReadingOrder } from './reading-order.ts';

/** Listing on the map, or a cluster. */
export interface Marker extends Point {
  /** Stable across responses. */
  readonly key: string;
  readonly count: number;
  /** Only listing there; null for a cluster. */
  readonly only: {
    readonly id: string;
    readonly name: string;
    readonly category: string | null;
  } | null;
  /** Zoom of the map for which it was made. */
  readonly zoom: number;
  /** Nearest city, such as "Durham, NC"; undefined while unknown. */
  readonly near: string | undefined;
}

interface MarkersOptions {
  readonly clusters: readonly ResourceMap['clusters'][number][];
  readonly cities: readonly City[];
  readonly zoom: number;
  /** Position of a point on the map, from any fixed origin. */
  readonly project: (point: Point) => Pixels;
}

/** Returns the markers in reading order. */
export const markersOf = ({
  clusters,
  cities,
  zoom,
  project,
}: MarkersOptions): readonly Marker[] => {
  const placed = clusters.map((cluster) => ({ cluster, ...project(cluster) }));
  return inReadingOrder(placed).map(
    ({ cluster: { id, name, category, latitude, longitude, count } }) => {
      const point = { latitude, longitude };
      const city = cityNear(cities, point, zoom);
      return {
        ...point,
        key: id ?? `${latitude.toFixed(5)} ${longitude.toFixed(5)}`,
        count,
        zoom,
        only: id === null ? null : { id, name: name ?? '', category },
        near: city && `${city.name}, ${city.state}`,
      };
    },
  );
};

/** Zoom from which a cluster is not split further: opening it lists its providers. */
const OPENS_FROM_ZOOM = 11;

const STEP = 3;

/** Zoom at which a cluster splits; undefined when it can be opened. */
export const nearerZoom = ({ only, zoom }: Marker): number | undefined =>
  only !== null || zoom >= OPENS_FROM_ZOOM ? undefined : Math.min(OPENS_FROM_ZOOM, zoom + STEP);
