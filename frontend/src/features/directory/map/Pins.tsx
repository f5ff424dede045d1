import { useLingui } from '@lingui/react/macro';
import type { Map as LeafletMap } from 'leaflet';
import { MapPin } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeOf } from './leaflet-terms.ts';
import { MarkerWords } from './MarkerWords.tsx';
import { type Marker, nearerZoom } from './markers.ts';
import type { Frame } from './useFrame.ts';

interface PinsProps {
  readonly map: LeafletMap;
  readonly frame: Frame;
  readonly markers: readonly Marker[];
  /** Key of the marker that is open, or hovered in the list. */
  readonly marked: string | undefined;
  readonly onChoose: (marker: Marker) => void;
}

/** The markers, as buttons on the map. The Tab key goes through them as they are read. */
export const Pins = ({ map, frame, markers, marked, onChoose }: PinsProps) => {
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
    // A drag of the map may start on a marker. A key press is no drag.
    const isDrag = wasDragged.current && event.detail > 0;
    if (!isDrag) onChoose(marker);
  };
  return createPortal(
    markers.map((marker) => (
      <Pin
        key={marker.key}
        marker={marker}
        frame={frame}
        isMarked={marker.key === marked}
        onChoose={choose(marker)}
        onFocus={() => map.panInside(placeOf(marker), { padding: [40, 40], animate: false })}
      />
    )),
    pane,
  );
};

interface PinProps {
  readonly marker: Marker;
  readonly frame: Frame;
  readonly isMarked: boolean;
  readonly onChoose: (event: MouseEvent) => void;
  readonly onFocus: () => void;
}

const Pin = ({ marker, frame: { place }, isMarked, onChoose, onFocus }: PinProps) => {
  const { i18n } = useLingui();
  const { only, count } = marker;
  const { x, y } = place(marker);
  return (
    <button
      type="button"
      aria-pressed={nearerZoom(marker) === undefined ? isMarked : undefined}
      data-marked={isMarked || undefined}
      onClick={onChoose}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onFocus();
      }}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      className="map-placed map-pin touch grid cursor-pointer place-content-center"
    >
      {only === null ? (
        <span aria-hidden className="map-group">
          {i18n.number(count, { notation: 'compact' })}
        </span>
      ) : (
        <MapPin aria-hidden className="map-single size-8" />
      )}
      <span className="sr-only">
        <MarkerWords marker={marker} />
      </span>
    </button>
  );
};
