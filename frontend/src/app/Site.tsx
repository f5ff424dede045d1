import { useDeferredValue } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { pages } from './pages.tsx';
import { useScrollPosition } from './useScrollPosition.ts';

/** Shows the page at the current address. The previous one stays until the next has loaded. */
export const Site = () => {
  const location = useLocation();
  const shown = useDeferredValue(location);
  const how = useDeferredValue(useNavigationType());
  const isLoading = shown !== location;
  useScrollPosition({ location: shown, how, isLeaving: isLoading });
  return (
    <ErrorBoundary place={shown.key}>
      <Routes location={shown}>
        <Route element={<Layout isLoading={isLoading} />}>
          {pages.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
      </Routes>
    </ErrorBoundary>
  );
};
