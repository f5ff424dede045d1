/**
 * What is said of where somebody is: the pattern of the address, and never what stands in it, which
 * may be a choice that is theirs alone to tell.
 *
 * @param pattern Of the table of pages: `/resources/:category?`, or `*` for what is no page.
 */
export const placeOf = (pattern: string, pathname: string): string => {
  if (pattern === '*') return '/not-found';
  const parts = partsOf(pattern).slice(0, partsOf(pathname).length);
  return `/${parts.map((part) => part.replace(/\?$/, '')).join('/')}`;
};

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');
