import {
  FIRST_LOOK_SHOWN,
  FREE_RADIUS_MILES,
} from '@hearthway/domain/directory/directory.constants.ts';
import {
  categorySchema,
  nearbyCategoriesSchema,
  resourceListSchema,
} from '@hearthway/domain/directory/directory.contract.ts';
import { filterChoicesSchema } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { mapSchema } from '@hearthway/domain/directory/directory-map.contract.ts';
import { firstLookSchema } from '@hearthway/domain/directory/first-look.contract.ts';
import { listingReportSchema } from '@hearthway/domain/directory/listing-report.contract.ts';
import { stateOfficesSchema } from '@hearthway/domain/directory/offices.contract.ts';
import { providerSchema } from '@hearthway/domain/directory/provider.contract.ts';
import * as z from 'zod/mini';
import {
  categories,
  filterChoices,
  findOnMap,
  findResources,
  OFFICES,
  providerOf,
  Refusal,
} from '../../testing/directory.fixture.ts';
import { none, type RoutesOf } from '../../testing/route.fixture.ts';
import type { Call } from '../../testing/wire.fixture.ts';

export const routes: RoutesOf = (account) => {
  const searchIn = ({ query }: Call) => ({
    query,
    tier: account.tier,
    home: account.journey.onboarding?.location ?? null,
  });
  return [
    { route: 'GET /api/categories', schema: z.array(categorySchema), answer: () => categories },
    {
      route: 'GET /api/categories/nearby',
      schema: nearbyCategoriesSchema,
      answer: () => ({
        place: account.journey.onboarding === null ? null : 'Durham, NC',
        radiusMiles: FREE_RADIUS_MILES,
        categories:
          account.journey.onboarding === null
            ? categories
            : categories.map((category, at) => ({ ...category, count: at })),
      }),
    },
    {
      route: 'GET /api/resources',
      schema: resourceListSchema,
      answer: (call) => findResources(searchIn(call)),
    },
    {
      route: 'GET /api/resources/nearest',
      schema: firstLookSchema,
      answer: ({ query }) => {
        const { resources, meta } = findResources({ query, tier: 'family', home: null });
        return {
          place: meta.place,
          listings: resources
            .slice(0, FIRST_LOOK_SHOWN)
            .map(({ id, name, category, distance, accepting }) => ({
              id,
              name,
              category,
              town: 'Durham, NC',
              distance,
              accepting,
            })),
        };
      },
    },
    {
      route: 'GET /api/resources/filters',
      schema: filterChoicesSchema,
      answer: (call) => filterChoices(searchIn(call)),
    },
    {
      route: 'GET /api/resources/map',
      schema: mapSchema,
      answer: (call) => findOnMap(searchIn(call)),
    },
    {
      route: 'GET /api/offices/:state',
      schema: stateOfficesSchema,
      answer: ({ params }) => {
        if (params['state'] === 'ZZ') throw new Refusal('UnknownResource');
        return OFFICES;
      },
    },
    {
      route: 'GET /api/resources/:id',
      schema: providerSchema,
      answer: ({ params }) => {
        const provider = providerOf(params['id'] ?? '');
        if (provider === undefined) throw new Refusal('UnknownResource');
        return provider;
      },
    },
    {
      route: 'POST /api/resources/:id/reports',
      model: 'listing_reports',
      answer: none,
    },
    {
      route: 'GET /api/listing-reports',
      schema: z.array(listingReportSchema),
      model: 'listing_reports',
      answer: () => [],
    },
  ];
};
