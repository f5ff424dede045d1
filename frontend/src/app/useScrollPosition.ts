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
  /** Of the page that is shown. */
  readonly location: Location;
  /** How it was come to. */
  readonly how: `${NavigationType}`;
  /** It stays until the next one is there. */
  readonly isLeaving: boolean;
}

/**
 * A new page begins at its top, or at the part that its address names. One that is come back to is
 * where it was.
 */
export const useScrollPosition = ({ location, how, isLeaving }: ScrollPositionOptions): void => {
  const place = useRef<string>(undefined);
  const isLeft = useRef(false);
  const positions = useRef(new Map<string, unknown>());

  useLayoutEffect(() => {
    const storage = storageOr(() => sessionStorage);
    positions.current = new Map(Object.entries(jsonFields(storage.getItem(SCROLL_KEY) ?? '')));
    const note = () => {
      // Where a page is when it is left counts, and not where the link that was followed moves it.
      if (place.current !== undefined && !isLeft.current)
        positions.current.set(place.current, window.scrollY);
    };
    // A page that is loaded anew is put in place by the browser, before any script has come.
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
    // The browser tells of scrolling a frame later, and the page may be left before.
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
    // It may have come to its top while the last page was still shown, and not move any more.
    positions.current.set(place.current, window.scrollY);
  }, [location, how]);
};
