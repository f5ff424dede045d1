import { use, useCallback, useMemo } from 'react';
import type { Location, NavigationType } from './location.ts';
import type { Params } from './match-path.ts';
import {
  type Navigate,
  type NavigateOptions,
  type Navigation,
  NavigationContext,
  RouteContext,
} from './route.ts';

const useNavigation = (): Navigation => {
  const navigation = use(NavigationContext);
  if (navigation === undefined) throw new Error('There is no router here.');
  return navigation;
};

/** Of the page that is shown; above all pages, that of the browser. */
export const useLocation = (): Location => {
  const { location } = useNavigation();
  return use(RouteContext)?.location ?? location;
};

export const useNavigationType = (): NavigationType => useNavigation().how;

/** Always the same function. */
export const useNavigate = (): Navigate => useNavigation().navigate;

export const useParams = (): Params => use(RouteContext)?.params ?? {};

/** A query, or a change of the present one. */
type NextParams = URLSearchParams | ((current: URLSearchParams) => URLSearchParams);

/** The query of the page that is shown, and a function that replaces it. */
export const useSearchParams = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: NextParams, options?: NavigateOptions) => {
      const query = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      navigate(`?${query}`, options);
    },
    [navigate, params],
  );
  return [params, setParams] as const;
};
