import { Navigate, useLocation, useParams } from 'react-router-dom';
import { stateAt, statePath } from '../shared/state-path.ts';
import { StatePage } from './StatePage.tsx';
import { UnknownState } from './UnknownState.tsx';

/** Page of the state in the address. Other spellings redirect to the canonical one. */
export const StateRoute = () => {
  const { state = '' } = useParams();
  const { pathname } = useLocation();
  const code = stateAt(state);
  if (code === undefined) return <UnknownState />;
  const path = statePath(code);
  return path === pathname ? <StatePage key={code} code={code} /> : <Navigate to={path} replace />;
};
