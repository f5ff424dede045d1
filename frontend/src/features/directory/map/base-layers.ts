import type { FeatureCollection, MultiLineString } from 'geojson';
import {
  Circle,
  GeoJSON,
  type Layer,
  LayerGroup,
  type Map as LeafletMap,
  svg,
  TileLayer,
} from 'leaflet';
import type { MapTiles } from '../../../operator.ts';
import { METERS_PER_MILE, type Point } from './geometry.ts';
import { placeOf } from './leaflet-terms.ts';
import type { Ring } from './rings.ts';

/** Drawn margin on each edge as a fraction of the map, for dragging. */
const SPARE = 0.5;

/** Below any tiles. */
const GROUND_LAYER = '150';

const groundOf = (map: LeafletMap): string => {
  const name = 'ground';
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.style.zIndex = GROUND_LAYER;
  return name;
};

/** Colors come from the style sheet, so that they follow the color mode. */
export const drawStates = (map: LeafletMap, states: FeatureCollection): Layer => {
  const pane = groundOf(map);
  const style = { className: 'map-state', renderer: svg({ pane, padding: SPARE }) };
  return new GeoJSON(states, { pane, interactive: false, style });
};

export const drawCounties = (map: LeafletMap, lines: MultiLineString): Layer => {
  const pane = groundOf(map);
  const style = { className: 'map-county', fill: false, renderer: svg({ pane, padding: SPARE }) };
  return new GeoJSON(lines, { pane, interactive: false, style });
};

/** Layer of the operator's tiles, which are credited beside the map. */
export const drawTiles = (_map: LeafletMap, { url }: MapTiles): Layer => new TileLayer(url);

/** Area of a search. */
export interface Reach {
  readonly center: Point;
  readonly miles: number;
}

export const drawReach = (_map: LeafletMap, { center, miles }: Reach): Layer =>
  new Circle(placeOf(center), {
    radius: miles * METERS_PER_MILE,
    className: 'map-reach',
    interactive: false,
    renderer: svg({ padding: SPARE }),
  });

export const drawRings = (map: LeafletMap, rings: readonly Ring[]): Layer => {
  const pane = groundOf(map);
  const renderer = svg({ pane, padding: SPARE });
  return new LayerGroup(
    rings.map(
      ({ center, miles }) =>
        new Circle(placeOf(center), {
          pane,
          radius: miles * METERS_PER_MILE,
          className: 'map-ring',
          interactive: false,
          renderer,
        }),
    ),
  );
};
