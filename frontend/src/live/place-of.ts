/**
 * Page as shown to support: the pattern of its address, never its parameters, which may be private. `pattern`
 * is from the table of pages: `/resources/:category?`, or `*` for an unknown address.
 */
export const placeOf = (pattern: string, pathname: string): string => {
  if (pattern === '*') return '/not-found';
  const parts = partsOf(pattern).slice(0, partsOf(pathname).length);
  return `/${parts.map((part) => part.replace(/\?$/, '')).join('/')}`;
};

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');
