import { FIRST_LOOK_SHOWN } from '@hearthway/domain/directory/directory.constants.ts';
import type { ResourceQuery } from '@hearthway/domain/directory/directory.contract.ts';
import type { FirstLook } from '@hearthway/domain/directory/first-look.contract.ts';
import { LIMITS } from './limits.ts';
import type { Directory } from './list-resources.ts';
import { search } from './search.ts';
import { findSearchOrigin } from './search-origin.ts';

/** Listings read, of which the invented ones are left out. */
const READ = 30;

/** Finds the nearest listings at any distance. They have no phone number, which is for families. */
export const takeFirstLook = async (
  directory: Directory,
  { location = '', category }: Pick<ResourceQuery, 'location' | 'category'>,
): Promise<FirstLook> => {
  const { near } = await findSearchOrigin(directory, {
    query: { location },
    limits: LIMITS.family,
  });
  const { found } = await search(directory, {
    category: category || undefined,
    text: '',
    conditions: [],
    near,
    sort: near === undefined ? 'relevance' : 'distance',
    offset: 0,
    limit: READ,
  });
  return {
    place: near?.place.name ?? null,
    listings: found
      .filter(({ is_demo }) => !is_demo)
      .slice(0, FIRST_LOOK_SHOWN)
      .map(({ id, name, category: kind, city, state, miles, accepting }) => ({
        id,
        name,
        // A listing of several kinds is shown as the one that was asked for.
        category: category || kind,
        town: [city, state].filter((part) => part !== '').join(', '),
        distance: miles,
        accepting,
      })),
  };
};
