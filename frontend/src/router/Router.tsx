import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import {
  type HistoryState,
  hrefOf,
  type Location,
  locationOf,
  type NavigationType,
} from './location.ts';
import { type Navigate, NavigationContext } from './route.ts';

interface Visit {
  readonly location: Location;
  readonly how: NavigationType;
}

const currentLocation = (): Location => locationOf(window.location, window.history.state);

/** Follows the browser's address. */
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [visit, setVisit] = useState<Visit>(() => ({ location: currentLocation(), how: 'POP' }));

  useLayoutEffect(() => {
    const follow = () => setVisit({ location: currentLocation(), how: 'POP' });
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const navigation = useMemo(() => {
    const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') {
        window.history.go(to);
        return;
      }
      const url = new URL(to, window.location.href);
      const key = Math.random().toString(36).slice(2, 10);
      const kept: HistoryState = { usr: state, key };
      try {
        if (replace) window.history.replaceState(kept, '', url);
        else window.history.pushState(kept, '', url);
      } catch {
        // Browsers take no more than some hundred entries in a minute.
        window.location.assign(url);
        return;
      }
      setVisit({ location: locationOf(url, kept), how: replace ? 'REPLACE' : 'PUSH' });
    };
    return navigate;
  }, []);

  const value = useMemo(() => ({ ...visit, navigate: navigation }), [visit, navigation]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
};

interface StaticRouterProps {
  /** The address to render. */
  readonly location: string;
  readonly children: ReactNode;
}

/** Stays at one address, outside of a browser. */
export const StaticRouter = ({ location, children }: StaticRouterProps) => (
  <NavigationContext
    value={{
      location: locationOf(new URL(location, 'https://page.invalid')),
      how: 'POP',
      navigate: () => {
        throw new Error(
          `There is no way on from ${hrefOf(new URL(location, 'https://page.invalid'))}.`,
        );
      },
    }}
  >
    {children}
  </NavigationContext>
);
