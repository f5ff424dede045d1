import type {
  Beyond,
  FoundResource,
  ResourceList,
  ResourceQuery,
} from '@hearthway/domain/directory/directory.contract.ts';
import type {
  FilterChoices,
  FilterQuery,
} from '@hearthway/domain/directory/directory-filters.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { findBeyond, stateOfPlace } from './beyond.ts';
import { conditionsOf } from './conditions.ts';
import { toDetails } from './details.ts';
import { withoutHiddenPhones } from './hidden-phones.ts';
import { LIMITS, type Limits } from './limits.ts';
import { officesBeside } from './offices.ts';
import type { Ranked } from './ranked.ts';
import type { ReadChoices } from './remembered-choices.ts';
import { toResource } from './resource.ts';
import { filtersOf } from './said-filters.ts';
import { type Listings, search } from './search.ts';
import { findSearchOrigin, type PlaceSources } from './search-origin.ts';

export interface Directory extends PlaceSources, Listings {
  readonly readChoices: ReadChoices;
}

/** Whether a query uses filters, sorting or further pages. */
export const needsPlus = (query: ResourceQuery): boolean =>
  conditionsOf(query).length > 0 || sortOf(query) !== 'relevance' || pageOf(query) > 1;

export const listResources = async (
  directory: Directory,
  { query, tier }: { readonly query: ResourceQuery; readonly tier: Tier },
): Promise<ResourceList> => {
  const limits = LIMITS[tier];
  if (!limits.hasTools && needsPlus(query)) throw refuse('PlusRequired');
  const { near, text, placeMeta } = await findSearchOrigin(directory, { query, limits });
  const sort = sortOf(query);
  if (sort === 'distance' && near === undefined) throw distanceFromNowhere();
  const page = pageOf(query);
  const { said, ...filters } = await filtersOf(directory, { query, text, near });
  const { found, terms } = await search(directory, {
    ...filters,
    near,
    sort,
    offset: (page - 1) * limits.perPage,
    // Reads one extra row to tell whether there are more.
    limit: limits.perPage + 1,
  });
  const shown = await withoutHiddenPhones(directory.database, found.slice(0, limits.perPage));
  const isNothing = found.length === 0 && page === 1;
  const isThereMore = found.length > limits.perPage;
  return {
    resources: shown.map((listing) => toFound(listing, limits)),
    beyond:
      isNothing && near !== undefined
        ? toBeyond(await findBeyond(directory, { filters, near }), limits)
        : null,
    offices:
      page === 1 && near !== undefined
        ? await officesBeside(directory.database, {
            state: stateOfPlace(near.place.name),
            category: query.category || terms.flatMap(categoryOfTerm)[0],
            found: shown,
          })
        : null,
    meta: {
      totalShown: shown.filter(({ is_demo }) => !is_demo).length,
      maxResults: limits.hasTools ? 'unlimited' : limits.perPage,
      userTier: tier,
      upgradeRequired: isThereMore && !limits.hasTools,
      page,
      hasMore: isThereMore && page < limits.pages,
      ...placeMeta,
      terms: [...terms],
      said: [...said],
    },
  };
};

/** Returns the filter choices of a search, within the plan's limits. */
export const listFilterChoices = async (
  directory: Directory,
  { query, tier }: { readonly query: FilterQuery; readonly tier: Tier },
): Promise<FilterChoices> => {
  const { near, text } = await findSearchOrigin(directory, { query, limits: LIMITS[tier] });
  return directory.readChoices({ ...(await filtersOf(directory, { query, text, near })), near });
};

const categoryOfTerm = (term: string): readonly string[] =>
  term.startsWith('#') ? [term.slice(1)] : [];

const sortOf = ({ sort }: ResourceQuery) => sort || 'relevance';

const pageOf = ({ page }: ResourceQuery): number => Number(page || 1);

const distanceFromNowhere = (): Error =>
  refuse('ValidationFailed', [
    { path: 'sort', message: 'Enter a ZIP code or a city to sort by distance' },
  ]);

const toBeyond = (
  { state, nearest, telehealth }: Awaited<ReturnType<typeof findBeyond>>,
  limits: Limits,
): Beyond => ({
  state,
  nearest: nearest.map((listing) => toFound(listing, limits)),
  telehealth: telehealth.map((listing) => toFound(listing, limits)),
});

const toFound = (listing: Ranked, { hasTools }: Limits): FoundResource => ({
  ...toResource(listing, listing.miles),
  ...toDetails(listing),
  ...(!hasTools && { point: null }),
});
