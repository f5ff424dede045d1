import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { staysInPlace } from '../components/stay-in-place.ts';
import { storageOr, tryToKeep } from '../session/browser-storage.ts';
import { jsonFields } from '../session/json-fields.ts';

const SCROLL_KEY = `${PRODUCT.storagePrefix}-scroll`;

/**
 * Each page that is loaded as a whole has the key `default`, and would open where another was left.
 */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

interface ScrollPositionOptions {
  /** Location of the page that is shown. */
  readonly location: Location;
  /** The kind of navigation that led there. */
  readonly how: `${NavigationType}`;
  /** The page is shown until the next one has loaded. */
  readonly isLeaving: boolean;
}

/**
 * A new page starts at its top, or at the fragment of its address. Going back restores the
 * position.
 */
export const useScrollPosition = ({ location, how, isLeaving }: ScrollPositionOptions): void => {
  const place = useRef<string>(undefined);
  const isLeft = useRef(false);
  const positions = useRef(new Map<string, unknown>());

  useLayoutEffect(() => {
    const storage = storageOr(() => sessionStorage);
    positions.current = new Map(Object.entries(jsonFields(storage.getItem(SCROLL_KEY) ?? '')));
    const note = () => {
      // The position before leaving counts, not where following the link scrolls.
      if (place.current !== undefined && !isLeft.current)
        positions.current.set(place.current, window.scrollY);
    };
    // After a reload the browser restores the position before any script runs.
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
      tryToKeep(storage, SCROLL_KEY, JSON.stringify(Object.fromEntries(positions.current)));
    };
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOver();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leaveToBrowser);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leaveToBrowser);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    isLeft.current = isLeaving;
    // Scroll events come a frame late, and the page may be left before.
    if (isLeaving && place.current !== undefined)
      positions.current.set(place.current, window.scrollY);
  }, [isLeaving]);

  useLayoutEffect(() => {
    const isFirst = place.current === undefined;
    place.current = placeOf(location);
    const left = positions.current.get(place.current);
    const named = document.getElementById(location.hash.slice(1));
    // Nothing is returned: newer browsers answer a scroll with a promise, which is no clean-up.
    if (how === 'POP' && typeof left === 'number') window.scrollTo(0, left);
    else if (named !== null) named.scrollIntoView();
    else if (!isFirst && !staysInPlace(location)) window.scrollTo(0, 0);
    // It may be at its top already, so that no scroll event follows. The first page has not been left
    // before, and asking where it is would lay it out in the task that has rendered it.
    if (!isFirst) positions.current.set(place.current, window.scrollY);
  }, [location, how]);
};
