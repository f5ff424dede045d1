/** The values of a pattern's parameters, by name. */
export type Params = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of an address that fits a pattern such as `/resources/:category?`; undefined for one
 * that does not. The pattern `*` fits every address. Case and a slash at the end do not count.
 */
export const matchPath = (pattern: string, pathname: string): Params | undefined => {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place];
    if (part.startsWith(':')) {
      const isOptional = part.endsWith('?');
      if (value === undefined && !isOptional) return undefined;
      params[part.slice(1, isOptional ? -1 : undefined)] = value && decoded(value);
    } else if (value?.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
};

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign by itself.
    return part;
  }
};
