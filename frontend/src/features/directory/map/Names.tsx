import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import type { City } from './cities.ts';
import { type Box, isIn, type Point } from './geometry.ts';
import { isStateNamedAt, type Label, type PlacedLabel, peopleNamedAt, withRoom } from './labels.ts';
import type { StateName } from './map-assets.query.ts';
import type { Frame } from './useFrame.ts';

/** Over the ground and under the markers. */
const NAMES_LAYER = '450';

/** Margin around the visible map, as a fraction of it: can be dragged into view. */
const SPARE = 0.25;

/** Of the type, in parts of the page's. */
const TYPE_SIZE = 0.8125;

interface NamesProps {
  readonly map: LeafletMap;
  readonly frame: Frame;
  readonly states: readonly StateName[];
  readonly cities: readonly City[];
  readonly markers: readonly Point[];
}

/** Names of states and cities on the map, as many as fit. */
export const Names = ({ map, frame, states, cities, markers }: NamesProps) => {
  const [pane, setPane] = useState<HTMLElement>();
  useEffect(() => {
    const made = map.getPane('names') ?? map.createPane('names');
    made.style.zIndex = NAMES_LAYER;
    setPane(made);
  }, [map]);
  const labels = useMemo(
    () => labelsOn(frame, { states, cities, markers }),
    [frame, states, cities, markers],
  );
  if (pane === undefined) return null;
  return createPortal(
    labels.map(({ key, text, side, x, y }) => (
      <span
        key={key}
        aria-hidden
        lang={LISTING_LANGUAGE}
        data-side={side}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        className="map-placed map-name leaflet-zoom-hide"
      >
        <span>{text}</span>
      </span>
    )),
    pane,
  );
};

const labelsOn = (
  { zoom, box, place }: Frame,
  { states, cities, markers }: Pick<NamesProps, 'states' | 'cities' | 'markers'>,
): readonly PlacedLabel[] => {
  const shown = widened(box);
  const people = peopleNamedAt(zoom);
  const label = (kind: Label['kind'], text: string, point: Point): Label => ({
    key: `${kind} ${text} ${point.latitude}`,
    text,
    kind,
    ...pixels(place(point)),
  });
  const pageSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return withRoom(
    [
      ...(isStateNamedAt(zoom) ? states : [])
        .filter((state) => isIn(shown, state))
        .map((state) => label('state', state.name, state)),
      ...cities
        .filter((city) => city.population >= people && isIn(shown, city))
        .map((city) => label('city', city.name, city)),
    ],
    { typeSize: pageSize * TYPE_SIZE, markers: markers.map((marker) => pixels(place(marker))) },
  );
};

const pixels = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });

const widened = ({ west, south, east, north }: Box): Box => ({
  west: west - (east - west) * SPARE,
  east: east + (east - west) * SPARE,
  south: south - (north - south) * SPARE,
  north: north + (north - south) * SPARE,
});
