import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { useLingui } from '@lingui/react/macro';
import type { Map as LeafletMap } from 'leaflet';
import { Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Pixels, Point } from './geometry.ts';
import { placeOf } from './leaflet-terms.ts';
import { MarkerWords } from './MarkerWords.tsx';
import { type Marker, nearerZoom } from './markers.ts';
import { PinMark } from './PinMark.tsx';
import type { SpreadPin } from './spread.ts';
import type { Frame } from './useFrame.ts';

interface PinsProps {
  readonly map: LeafletMap;
  readonly frame: Frame;
  readonly markers: readonly Marker[];
  readonly categories: readonly Category[];
  /** Opened cluster, and its providers around it. */
  readonly spread: { readonly key: string; readonly pins: readonly SpreadPin[] } | undefined;
  /** Key of the marker that is open, or hovered in the list. */
  readonly marked: string | undefined;
  readonly onChoose: (marker: Marker) => void;
}

/** Markers as buttons on the map, in reading order for the Tab key. */
export const Pins = ({ map, frame, markers, categories, spread, marked, onChoose }: PinsProps) => {
  const pane = map.getPane('markerPane');
  const wasDragged = useRef(false);

  useEffect(() => {
    if (pane === undefined) return;
    const begin = () => {
      wasDragged.current = false;
    };
    const drag = () => {
      wasDragged.current = true;
    };
    // A double click would also zoom the map.
    const keep = (event: Event) => event.stopPropagation();
    pane.addEventListener('pointerdown', begin);
    pane.addEventListener('dblclick', keep);
    map.on('dragstart', drag);
    return () => {
      pane.removeEventListener('pointerdown', begin);
      pane.removeEventListener('dblclick', keep);
      map.off('dragstart', drag);
    };
  }, [map, pane]);

  if (pane === undefined) return null;
  const choose = (marker: Marker) => (event: MouseEvent) => {
    // A drag of the map may start on a marker. A key press is never a drag.
    const isDrag = wasDragged.current && event.detail > 0;
    if (!isDrag) onChoose(marker);
  };
  const categoryOf = ({ only }: Marker) => categories.find(({ id }) => id === only?.category);
  const show = (point: Point) =>
    map.panInside(placeOf(point), { padding: PADDING, animate: false });
  return createPortal(
    markers.map((marker) => (
      <Fragment key={marker.key}>
        {marker.key === spread?.key && (
          <Legs at={frame.place(marker)} ends={spread.pins.map(({ offset }) => offset)} />
        )}
        <Pin
          marker={marker}
          at={frame.place(marker)}
          category={categoryOf(marker)}
          isMarked={marker.key === marked}
          onChoose={choose(marker)}
          onFocus={() => show(marker)}
        />
        {marker.key === spread?.key &&
          spread.pins.map((pin) => (
            <Pin
              key={pin.marker.key}
              marker={pin.marker}
              at={moved(frame.place(marker), pin.offset)}
              category={categoryOf(pin.marker)}
              isMarked={pin.marker.key === marked}
              isSpread
              onChoose={choose(pin.marker)}
              onFocus={() => show(marker)}
            />
          ))}
      </Fragment>
    )),
    pane,
  );
};

/** Pixels kept visible around a focused marker, for pins spread around it. */
const PADDING: [x: number, y: number] = [96, 96];

const moved = ({ x, y }: Pixels, by: Pixels): Pixels => ({ x: x + by.x, y: y + by.y });

interface LegsProps {
  readonly at: Pixels;
  readonly ends: readonly Pixels[];
}

/** Lines from the shared spot to the pins around it. */
const Legs = ({ at, ends }: LegsProps) => (
  <svg
    aria-hidden="true"
    width="1"
    height="1"
    style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    className="map-placed map-legs"
  >
    {ends.map(({ x, y }) => (
      <line key={`${x} ${y}`} x1="0" y1="0" x2={x} y2={y} />
    ))}
  </svg>
);

interface PinProps {
  readonly marker: Marker;
  readonly at: Pixels;
  readonly category: Category | undefined;
  readonly isMarked: boolean;
  readonly isSpread?: boolean;
  readonly onChoose: (event: MouseEvent) => void;
  readonly onFocus: () => void;
}

const Pin = ({
  marker,
  at: { x, y },
  category,
  isMarked,
  isSpread,
  onChoose,
  onFocus,
}: PinProps) => {
  const { i18n } = useLingui();
  const { only, count } = marker;
  return (
    <button
      type="button"
      aria-pressed={nearerZoom(marker) === undefined ? isMarked : undefined}
      data-marked={isMarked || undefined}
      data-spread={isSpread || undefined}
      onClick={onChoose}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onFocus();
      }}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      className={`map-placed map-pin touch grid cursor-pointer place-content-center ${only === null ? '' : 'map-single'}`}
    >
      {only === null ? (
        <span aria-hidden className="map-group">
          {i18n.number(count, { notation: 'compact' })}
        </span>
      ) : (
        <PinMark category={category} />
      )}
      <span className="sr-only">
        <MarkerWords marker={marker} />
        {category && `, ${category.name}`}
      </span>
    </button>
  );
};
