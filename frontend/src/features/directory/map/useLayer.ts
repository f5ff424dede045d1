import type { Layer, Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

/**
 * Keeps a layer on the map as long as there is something to draw.
 *
 * @param data The same object as long as it is the same.
 * @param draw Always the same function.
 */
export const useLayer = <Data>(
  map: LeafletMap | undefined,
  data: Data | undefined,
  draw: (map: LeafletMap, data: Data) => Layer,
): void => {
  useEffect(() => {
    if (map === undefined || data === undefined) return;
    const layer = draw(map, data).addTo(map);
    return () => void layer.remove();
  }, [map, data, draw]);
};
