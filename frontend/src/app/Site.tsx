import { useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigationType } from '../router/hooks.ts';
import { RouteContext } from '../router/route.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { matchPage } from './pages.tsx';
import { useScrollPosition } from './useScrollPosition.ts';

/** Shows the page at the current address. The previous one stays until the next has loaded. */
export const Site = () => {
  const location = useLocation();
  const shown = useDeferredValue(location);
  const how = useDeferredValue(useNavigationType());
  const isLoading = shown !== location;
  useScrollPosition({ location: shown, how, isLeaving: isLoading });
  const { page, params } = matchPage(shown.pathname);
  const route = useMemo(() => ({ location: shown, params }), [shown, params]);
  return (
    <ErrorBoundary place={shown.key}>
      <RouteContext value={route}>
        <Layout isLoading={isLoading}>
          <page.Component />
        </Layout>
      </RouteContext>
    </ErrorBoundary>
  );
};
