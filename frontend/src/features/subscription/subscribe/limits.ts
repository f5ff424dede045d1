import {
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
  PLUS_RADIUS_MILES,
} from '@hearthway/domain/directory/directory.constants.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import {
  FAMILY_CHILDREN_LIMIT,
  type Tier,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One limit or feature, on each plan. A plan with `false` lacks it. */
export interface Limit {
  readonly name: MessageDescriptor;
  readonly on: Readonly<Record<Tier, MessageDescriptor | number | boolean>>;
}

const NO_LIMIT = msg`No limit`;

const fromPlus = (name: MessageDescriptor): Limit => ({
  name,
  on: { free: false, plus: true, family: true },
});

const onFamily = (name: MessageDescriptor): Limit => ({
  name,
  on: { free: false, plus: false, family: true },
});

/** See docs/product-rules.md#tiers. */
export const LIMITS: readonly Limit[] = [
  {
    name: msg`Results of each search`,
    on: { free: msg`The first ${FREE_RESULTS_PER_SEARCH}`, plus: msg`All`, family: msg`All` },
  },
  {
    name: msg`Distance`,
    on: {
      free: msg`Up to ${FREE_RADIUS_MILES} miles`,
      plus: msg`Up to ${PLUS_RADIUS_MILES} miles`,
      family: msg`The whole country`,
    },
  },
  {
    name: msg`Favorites`,
    on: { free: msg`Up to ${FREE_FAVORITES_LIMIT}`, plus: NO_LIMIT, family: NO_LIMIT },
  },
  fromPlus(msg`Search filters`),
  fromPlus(msg`Map of results`),
  {
    name: msg`Lessons and progress`,
    on: { free: true, plus: true, family: true },
  },
];

/** Parts of the plans that are still being built. */
export const LATER: readonly Limit[] = [
  {
    name: msg`Recipes`,
    on: { free: 3, plus: msg`All`, family: msg`All` },
  },
  {
    name: msg`Child profiles`,
    on: { free: 1, plus: 1, family: msg`Up to ${FAMILY_CHILDREN_LIMIT}` },
  },
  fromPlus(msg`Suggestions and matching by AI`),
  fromPlus(msg`Meal plans`),
  fromPlus(msg`Sharing within the family`),
  fromPlus(msg`Priority support`),
  onFamily(msg`Family calendar`),
  onFamily(msg`Insurance tools`),
  onFamily(msg`Messages to providers`),
  onFamily(msg`Family reports`),
];
