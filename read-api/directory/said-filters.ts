import type { SaidFilter } from '@hearthway/domain/directory/directory.contract.ts';
import type { FilterQuery } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { filtersSaid } from '@hearthway/domain/directory/said-filters.ts';
import type { Near } from './candidates.ts';
import { conditionsOf } from './conditions.ts';
import { ENOUGH_GOOD_MATCHES, findRanked } from './ranked.ts';
import { type Listings, type SearchFilters, understandSearch } from './search.ts';

interface NarrowedSearch extends SearchFilters {
  /** Filters that the words name, each of which narrows the results. */
  readonly said: readonly SaidFilter[];
}

/**
 * Returns the filters of a query and those that its words name. One of these counts where it leaves enough listings
 * that match every other word: elsewhere it only ranks, so that an unknown plan hides no provider.
 *
 * @param text Text of the search without its place.
 */
export const filtersOf = async (
  listings: Listings,
  {
    query,
    text,
    near,
  }: { readonly query: FilterQuery; readonly text: string; readonly near: Near | undefined },
): Promise<NarrowedSearch> => {
  const category = query.category || undefined;
  let narrowed: NarrowedSearch = { category, text, conditions: conditionsOf(query), said: [] };
  for (const filter of filtersSaid(text).filter(({ name }) => !query[name])) {
    const said = [...narrowed.said, filter];
    const named = Object.fromEntries(said.map(({ name, value }) => [name, value]));
    const next = { category, text, conditions: conditionsOf({ ...query, ...named }), said };
    if (await leavesEnough(listings, { ...next, near })) narrowed = next;
  }
  return narrowed;
};

const leavesEnough = (
  { database, withTerms }: Listings,
  { text, near, ...filters }: SearchFilters & { readonly near: Near | undefined },
): Promise<boolean> =>
  withTerms(text, async (terms) => {
    const understood = understandSearch(filters, terms);
    if (understood === undefined) return { answer: false, version: undefined };
    const found = await findRanked(database, {
      near,
      steps: understood.strictSteps,
      terms: understood.terms,
      sort: 'relevance',
      offset: 0,
      limit: ENOUGH_GOOD_MATCHES,
    });
    return { answer: found.length >= ENOUGH_GOOD_MATCHES, version: found[0]?.version };
  });
