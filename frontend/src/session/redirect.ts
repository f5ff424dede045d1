/** Where nobody is sent back to: they would only see the form again. */
const FORMS = ['/login', '/signup', '/forgot-password', '/reset-password', '/forgot-username'];

/** Whether this is the page of a form for signing in or up, or of one for whoever can't. */
export const isForm = (pathname: string): boolean => FORMS.includes(pathname);

/** Resolving against an origin that nobody has tells an address within from one outside. */
const BASE = new URL('https://page.invalid');

/**
 * Where to go after signing in: the wanted address if it is one of this site's own pages, else the
 * start page, or another that is named. Whoever made the link may have had another site in mind.
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
