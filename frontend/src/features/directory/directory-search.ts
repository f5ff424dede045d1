import type { ResourceQuery } from '@hearthway/domain/directory/directory.contract.ts';

/** What is looked for. It stands in the address, so that it can be kept, shared and gone back to. */
export interface DirectorySearch {
  /** Undefined for all of them. */
  readonly category: string | undefined;
  readonly search: string;
  readonly location: string;
}

export const readSearch = (
  category: string | undefined,
  params: URLSearchParams,
): DirectorySearch => ({
  category,
  search: params.get('search') ?? '',
  location: params.get('location') ?? '',
});

/** The page that shows a search. */
export const pagePath = ({ category, search, location }: DirectorySearch): string => {
  const page = category === undefined ? '/resources' : `/resources/${encodeURIComponent(category)}`;
  return `${page}${queryString({ search, location })}`;
};

/** The request that answers it. */
export const requestPath = ({ category, search, location }: DirectorySearch): string =>
  `/api/resources${queryString({ category, search, location })}`;

const queryString = (query: { readonly [Name in keyof ResourceQuery]: string | undefined }) => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
};
