/** Never a target of a redirect: it would show the form again. */
const FORMS = ['/login', '/signup', '/forgot-password', '/reset-password', '/forgot-username'];

/** Whether this is a page for signing in, signing up or recovering an account. */
export const isForm = (pathname: string): boolean => FORMS.includes(pathname);

/** Resolving against an origin that cannot exist tells internal addresses from external ones. */
const BASE = new URL('https://page.invalid');

/**
 * Where to go after signing in: the wanted address if it is one of this site's own pages, else the
 * start page, or the given fallback. A link may name a foreign site.
 */
export const safeRedirect = (wanted: string | null, otherwise = '/'): string => {
  if (wanted === null || !wanted.startsWith('/')) return otherwise;
  const url = URL.parse(wanted, BASE);
  if (url === null || url.origin !== BASE.origin) return otherwise;
  // A browser takes two slashes for the start of another site.
  if (url.pathname.startsWith('//') || isForm(url.pathname)) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** `/login` or `/signup`, leading back to where the person is. */
export const accountPath = (page: 'login' | 'signup', from: string): string => {
  const back = safeRedirect(from);
  return back === '/' ? `/${page}` : `/${page}?${new URLSearchParams({ redirect: back })}`;
};
