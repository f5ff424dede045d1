import type { FoundResource } from '@hearthway/domain/directory/directory.contract.ts';
import type { Pixels } from './geometry.ts';
import type { Marker } from './markers.ts';

/** More pins around one spot would cover half of a phone’s map: the card beside it lists them. */
const MAX_SPREAD = 10;

/** Pixels between pins along the circle, so that each can be tapped. */
const ARC = 50;

/** Minimum distance of pins from the spot in pixels. */
const SHORTEST_LEG = 56;

/** Pin beside the spot that it shares with others. */
export interface SpreadPin {
  readonly marker: Marker;
  /** Pixels from the spot. */
  readonly offset: Pixels;
}

/**
 * Spreads the providers of a cluster on a circle around it, from the top clockwise. Returns none for too
 * many.
 */
export const spreadOf = (
  cluster: Marker,
  members: readonly FoundResource[],
): readonly SpreadPin[] => {
  const { length: count } = members;
  if (cluster.only !== null || count < 2 || count > MAX_SPREAD || count < cluster.count) return [];
  const leg = Math.max(SHORTEST_LEG, (count * ARC) / (2 * Math.PI));
  return members.map(({ id, name, category, point }, index) => {
    const turn = (index / count) * 2 * Math.PI;
    return {
      marker: {
        ...(point ?? { latitude: cluster.latitude, longitude: cluster.longitude }),
        key: `${cluster.key} ${id}`,
        count: 1,
        zoom: cluster.zoom,
        near: cluster.near,
        only: { id, name, category },
      },
      offset: { x: Math.sin(turn) * leg, y: -Math.cos(turn) * leg },
    };
  });
};
