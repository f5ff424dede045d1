import type { ResourceQuery } from '@hearthway/domain/directory/directory.contract.ts';

/** What is looked for. It stands in the address, so that it can be kept, shared and gone back to. */
export interface DirectorySearch {
  /** Undefined for all of them. */
  readonly category: string | undefined;
  readonly search: string;
  readonly location: string;
}

/**
 * An address that names no place means the family's own, if it told one: where a family lives stays
 * out of addresses. Specification, section 7.
 */
export const readSearch = (
  category: string | undefined,
  params: URLSearchParams,
  ownPlace: string,
): DirectorySearch => ({
  category,
  search: params.get('search') ?? '',
  location: params.get('location') ?? ownPlace,
});

/** The page that shows a search. With no place at all it says so, where a family has told one. */
export const pagePath = (
  { category, search, location }: DirectorySearch,
  ownPlace: string,
): string => {
  const page = category === undefined ? '/resources' : `/resources/${encodeURIComponent(category)}`;
  const params = new URLSearchParams(search === '' ? [] : [['search', search]]);
  if (location !== ownPlace) params.set('location', location);
  return params.size === 0 ? page : `${page}?${params}`;
};

/** The request that answers it. */
export const requestPath = ({ category, search, location }: DirectorySearch): string =>
  `/api/resources${queryString({ category, search, location })}`;

const queryString = (query: { readonly [Name in keyof ResourceQuery]: string | undefined }) => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
};
