import { MAP_ZOOMS } from '@hearthway/domain/directory/directory.constants.ts';
import { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import './map.css';
import { operator } from '../../../operator.ts';
import { boundsOf } from './leaflet-terms.ts';
import { COUNTRY, NEAREST_WITHOUT_TILES } from './viewport.ts';

interface MapOptions {
  /** Whether moves may be animated. */
  readonly isAnimated: boolean;
}

const WORLD = { west: -180, south: -85, east: 180, north: 85 };

/** Pixels per press of an arrow key. */
const STEP = 80;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Creates a map in the referenced element, showing the country at first. */
export const useMap = ({
  isAnimated,
}: MapOptions): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly map: LeafletMap | undefined;
} => {
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const made = new LeafletMap(element, {
      minZoom: MAP_ZOOMS.farthest,
      maxZoom: operator.mapTiles === undefined ? NEAREST_WITHOUT_TILES : MAP_ZOOMS.nearest,
      maxBounds: boundsOf(WORLD),
      maxBoundsViscosity: 1,
      zoomControl: false,
      attributionControl: false,
      // Leaflet's own handler would miss keys pressed on a marker.
      keyboard: false,
      // Scrolling the page must not stop at the map.
      scrollWheelZoom: false,
      zoomAnimation: isAnimated,
      fadeAnimation: isAnimated,
      inertia: isAnimated,
    });
    made.fitBounds(boundsOf(COUNTRY), { animate: false });
    element.tabIndex = 0;
    setMap(made);
    const ends = [listenToKeys(element, made, isAnimated), zoomByWheelWhileUsed(element, made)];
    const sizes = new ResizeObserver(() => made.invalidateSize({ animate: false, pan: true }));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      for (const end of ends) end();
      made.remove();
      setMap(undefined);
    };
  }, [isAnimated]);

  return { host, map };
};

const listenToKeys = (element: HTMLElement, map: LeafletMap, isAnimated: boolean): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const zoom = ZOOMS[event.key];
    // A held key does not wait for the previous animation.
    if (step !== undefined) map.panBy([...step], { animate: false });
    else if (zoom !== undefined) map.setZoom(map.getZoom() + zoom, { animate: isAnimated });
    else return;
    event.preventDefault();
  };
  element.addEventListener('keydown', onKey);
  return () => element.removeEventListener('keydown', onKey);
};

const zoomByWheelWhileUsed = (element: HTMLElement, map: LeafletMap): (() => void) => {
  const begin = () => void map.scrollWheelZoom.enable();
  const end = () => void map.scrollWheelZoom.disable();
  element.addEventListener('focusin', begin);
  element.addEventListener('focusout', end);
  return () => {
    element.removeEventListener('focusin', begin);
    element.removeEventListener('focusout', end);
  };
};
