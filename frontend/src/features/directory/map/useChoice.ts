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
  /** Response behind the markers: a new one clears the selection. */
  readonly of: object | undefined;
}

interface Chosen {
  /** Marker whose card is open. */
  readonly marker: Marker | undefined;
  /** Cluster whose providers are spread around it. */
  readonly cluster: Marker | undefined;
}

const NOTHING: Chosen = { marker: undefined, cluster: undefined };

/** Whether a marker is one of the cluster's spread providers. */
const isSpreadFrom = (cluster: Marker | undefined, { key }: Marker): cluster is Marker =>
  cluster !== undefined && key.startsWith(`${cluster.key} `);

/**
 * Handles the selection of a marker: moves the map there, opens its card, and spreads the providers of a
 * cluster. Escape closes the card of one of these, and then the spread.
 */
export const useChoice = ({ map, isAnimated, host, listHeading, of }: ChoiceOptions) => {
  const [state, setState] = useState<Chosen & { readonly of: unknown }>({ ...NOTHING, of });
  const opener = useRef<Element>(null);
  const openerOfCluster = useRef<Element>(null);
  const { marker, cluster } = state.of === of ? state : NOTHING;
  const isOpen = marker !== undefined || cluster !== undefined;

  const choose = (next: Marker) => {
    if (map === undefined) return;
    const { activeElement } = document;
    const isOnMap = host.current?.contains(activeElement) === true;
    const zoom = nearerZoom(next);
    if (zoom === undefined) {
      const isSpread = isSpreadFrom(cluster, next);
      if (!isSpread) openerOfCluster.current = activeElement;
      opener.current = activeElement;
      setState({ marker: next, cluster: clusterAfter(cluster, next), of });
      if (!isSpread) map.panTo(placeOf(next), { animate: isAnimated });
    } else {
      (isOnMap ? host : listHeading).current?.focus({ preventScroll: true });
      setState({ ...NOTHING, of });
      map.setView(placeOf(next), zoom, { animate: isAnimated });
    }
  };

  const close = () => {
    const isSpread = marker !== undefined && isSpreadFrom(cluster, marker);
    setState({ ...NOTHING, cluster: isSpread ? cluster : undefined, of });
    const before = isSpread ? opener.current : openerOfCluster.current;
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
      // Dialogs and menus over the page handle Escape themselves.
      const isAbove = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !isAbove) closeNow.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return { marker, cluster, choose, close };
};

const clusterAfter = (cluster: Marker | undefined, next: Marker): Marker | undefined => {
  if (isSpreadFrom(cluster, next)) return cluster;
  return next.only === null ? next : undefined;
};
