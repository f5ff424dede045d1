import { useLocation } from 'react-router-dom';

/** The way to the other of the two forms, which leads on to the same page afterwards. */
export const useOtherForm = (path: '/login' | '/signup'): string => {
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect })}`;
};
