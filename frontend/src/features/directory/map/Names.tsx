import { useLingui } from '@lingui/react/macro';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import type { City } from './cities.ts';
import { type Box, isIn, type Pixels, type Point } from './geometry.ts';
import { isStateNamedAt, type Label, type PlacedLabel, peopleNamedAt, withRoom } from './labels.ts';
import type { AreaName } from './map-assets.query.ts';
import type { Marker } from './markers.ts';
import { northOf, type Ring } from './rings.ts';
import type { Frame } from './useFrame.ts';

/** Above the ground and below the markers. */
const NAMES_LAYER = '450';

/** Margin around the visible map as a fraction of it, for dragging. */
const SPARE = 0.25;

/** Font size relative to the page's. */
const TYPE_SIZE = 0.8125;

interface NamesProps {
  readonly map: LeafletMap;
  readonly frame: Frame;
  readonly states: readonly AreaName[];
  readonly counties: readonly AreaName[];
  readonly rings: readonly Ring[];
  readonly cities: readonly City[];
  readonly markers: readonly Marker[];
}

/** Names of states, counties, cities and circles on the map, as many as fit. */
export const Names = ({ map, frame, states, counties, rings, cities, markers }: NamesProps) => {
  const { i18n } = useLingui();
  const [pane, setPane] = useState<HTMLElement>();
  useEffect(() => {
    const made = map.getPane('names') ?? map.createPane('names');
    made.style.zIndex = NAMES_LAYER;
    setPane(made);
  }, [map]);
  const labels = useMemo(
    () =>
      labelsOn(frame, {
        states,
        counties,
        rings: rings.map((ring) => ({
          ...northOf(ring),
          name: i18n.number(ring.miles, { style: 'unit', unit: 'mile' }),
        })),
        cities,
        markers,
      }),
    [frame, states, counties, rings, cities, markers, i18n],
  );
  if (pane === undefined) return null;
  return createPortal(
    labels.map(({ key, text, kind, side, x, y }) => (
      <span
        key={key}
        aria-hidden
        lang={LISTING_LANGUAGE}
        data-kind={kind}
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
  {
    states,
    counties,
    rings,
    cities,
    markers,
  }: Pick<NamesProps, 'states' | 'counties' | 'cities' | 'markers'> & {
    readonly rings: readonly AreaName[];
  },
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
  const { x: left, y: top } = place({ latitude: box.north, longitude: box.west });
  const { x: right, y: bottom } = place({ latitude: box.south, longitude: box.east });
  return withRoom(
    [
      ...rings.filter((ring) => isIn(shown, ring)).map((ring) => label('ring', ring.name, ring)),
      ...(isStateNamedAt(zoom) ? states : [])
        .filter((state) => isIn(shown, state))
        .map((state) => label('state', state.name, state)),
      ...cities
        .filter((city) => city.population >= people && isIn(shown, city))
        .map((city) => label('city', city.name, city)),
      ...counties
        .filter((county) => isIn(shown, county))
        .map((county) => label('county', county.name, county)),
    ],
    {
      typeSize: pageSize * TYPE_SIZE,
      markers: markers.map((marker) => middleOf(marker, place(marker))),
      view: { left, right, top, bottom },
    },
  );
};

const pixels = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });

const widened = ({ west, south, east, north }: Box): Box => ({
  west: west - (east - west) * SPARE,
  east: east + (east - west) * SPARE,
  south: south - (north - south) * SPARE,
  north: north + (north - south) * SPARE,
});

/** Pixels by which a single provider's pin is above its place. */
const DROP = 20;

const middleOf = ({ only }: Marker, { x, y }: Pixels): Pixels => ({
  x,
  y: only === null ? y : y - DROP,
});
