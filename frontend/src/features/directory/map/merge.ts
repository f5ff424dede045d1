import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import type { Pixels, Point } from './geometry.ts';

type Cluster = ResourceMap['clusters'][number];

/** Minimum distance of markers: closer ones would overlap, too close to tap. */
const APART_PIXELS = 28;

/**
 * Merges clusters that are too close to a larger one into that.
 *
 * @param project Position of a point on the map, from any fixed origin.
 */
export const merged = (
  clusters: readonly Cluster[],
  project: (point: Point) => Pixels,
): readonly Cluster[] => {
  const groups: { readonly at: Pixels; readonly of: Cluster[] }[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const { x, y } = project(cluster);
    const near = groups.find(({ at }) => Math.hypot(at.x - x, at.y - y) < APART_PIXELS);
    if (near === undefined) groups.push({ at: { x, y }, of: [cluster] });
    else near.of.push(cluster);
  }
  return groups.map(({ of }) => together(of));
};

const together = (clusters: readonly Cluster[]): Cluster => {
  const [only] = clusters;
  if (only !== undefined && clusters.length === 1) return only;
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
  const mean = (axis: 'latitude' | 'longitude'): number =>
    clusters.reduce((sum, cluster) => sum + cluster[axis] * cluster.count, 0) / count;
  return {
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    count,
    id: null,
    name: null,
    category: null,
  };
};
