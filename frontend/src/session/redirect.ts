/** Where nobody is sent back to: they would only see the form again. */
const FORMS = ['/login', '/signup'];

/** Resolving against an origin that nobody has tells an address within from one outside. */
const BASE = new URL('https://page.invalid');

/**
 * Where to go after signing in: the wanted address if it is one of this site's own pages, else the
 * start page. Whoever made the link may have had another site in mind.
 */
export const safeRedirect = (wanted: string | null): string => {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  const url = URL.parse(wanted, BASE);
  if (url === null || url.origin !== BASE.origin) return '/';
  // A browser takes two slashes for the start of another site.
  if (url.pathname.startsWith('//') || FORMS.includes(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
};

/** `/login` or `/signup`, leading back to where the person is. */
export const accountPath = (page: 'login' | 'signup', from: string): string => {
  const back = safeRedirect(from);
  return back === '/' ? `/${page}` : `/${page}?${new URLSearchParams({ redirect: back })}`;
};
