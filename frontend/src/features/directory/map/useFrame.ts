import type { Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import { useEffect, useState } from 'react';
import type { Box, Pixels, Point } from './geometry.ts';
import { placeOf } from './leaflet-terms.ts';

/** Position of the map, for the layers drawn by React. */
export interface Frame {
  readonly zoom: number;
  /** Visible area. */
  readonly box: Box;
  /** Position of a point on the map's panes. */
  readonly place: (point: Point) => Pixels;
}

type Origin = ReturnType<LeafletMap['getPixelOrigin']>;

const frameOf = (map: LeafletMap, zoom: number, origin: Origin): Frame => {
  const bounds = map.getBounds();
  return {
    zoom,
    box: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    place: (point) => map.project(placeOf(point), zoom).subtract(origin),
  };
};

const frameNow = (map: LeafletMap): Frame => frameOf(map, map.getZoom(), map.getPixelOrigin());

/** Returns undefined without a map. Follows an animated zoom from its start. */
export const useFrame = (map: LeafletMap | undefined): Frame | undefined => {
  const [frame, setFrame] = useState<Frame>();
  useEffect(() => {
    if (map === undefined) return;
    const follow = () => setFrame(frameNow(map));
    const lead = ({ center, zoom }: ZoomAnimEvent) => {
      const origin = map
        .project(center, zoom)
        .subtract(map.getSize().divideBy(2))
        .subtract(map.containerPointToLayerPoint([0, 0]))
        .round();
      setFrame(frameOf(map, zoom, origin));
    };
    follow();
    map.on('zoom viewreset moveend', follow);
    map.on('zoomanim', lead);
    return () => {
      map.off('zoom viewreset moveend', follow);
      map.off('zoomanim', lead);
    };
  }, [map]);
  return map === undefined ? undefined : frame;
};
