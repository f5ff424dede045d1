import { useLocation } from 'react-router-dom';

type FormPath = '/login' | '/signup' | '/forgot-password' | '/reset-password' | '/forgot-username';

/** The way to another of these forms, which leads on to the same page afterwards. */
export const useOtherForm = (path: FormPath): string => {
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect })}`;
};
