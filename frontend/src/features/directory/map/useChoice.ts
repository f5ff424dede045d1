import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { placeOf } from './leaflet-terms.ts';
import { type Marker, nearerZoom } from './markers.ts';

interface ChoiceOptions {
  readonly map: LeafletMap | undefined;
  readonly isAnimated: boolean;
  /** Takes the focus when the focused cluster splits. */
  readonly host: RefObject<HTMLElement | null>;
  readonly listHeading: RefObject<HTMLElement | null>;
  /** The answer behind the markers: the choice ends with it. */
  readonly of: object | undefined;
}

/** Handles the choice of a marker: moves the map there and opens its card. */
export const useChoice = ({ map, isAnimated, host, listHeading, of }: ChoiceOptions) => {
  const [chosen, setChosen] = useState<{ readonly marker: Marker; readonly of: unknown }>();
  const opener = useRef<Element>(null);
  const marker = chosen?.of === of ? chosen?.marker : undefined;
  const isOpen = marker !== undefined;

  const choose = (next: Marker) => {
    if (map === undefined) return;
    const { activeElement } = document;
    const isOnMap = host.current?.contains(activeElement) === true;
    const zoom = nearerZoom(next);
    if (zoom === undefined) {
      opener.current = activeElement;
      setChosen({ marker: next, of });
      map.panTo(placeOf(next), { animate: isAnimated });
    } else {
      (isOnMap ? host : listHeading).current?.focus({ preventScroll: true });
      setChosen(undefined);
      map.setView(placeOf(next), zoom, { animate: isAnimated });
    }
  };

  const close = () => {
    setChosen(undefined);
    const before = opener.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else host.current?.focus();
  };

  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      // Dialogs and menus over the page close by themselves.
      const isAbove = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !isAbove) closeNow.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return { marker, choose, close };
};
