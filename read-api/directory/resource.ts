import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { sql } from 'kysely';
import type { Listing } from './listing.ts';

/** Columns of a listing; the date is ISO text, since it has no time zone. */
export type ResourceRow = Pick<Listing, Extract<(typeof RESOURCE_COLUMNS)[number], string>> & {
  readonly last_verified: string | null;
};

export const RESOURCE_COLUMNS = [
  'id',
  'source_name',
  'category',
  'name',
  'description',
  'tags',
  'phone',
  'email',
  'hours',
  'website',
  'street',
  'city',
  'state',
  'zip',
  'is_demo',
  sql<string | null>`last_verified::text`.as('last_verified'),
] as const;

/** `distance` in miles, from the requested place. A demo listing has no phone number and no place. */
export const toResource = (row: ResourceRow, distance: number | null): Resource => ({
  id: row.id,
  name: row.name,
  category: row.category,
  rating: null,
  reviewCount: 0,
  distance: row.is_demo ? null : distance,
  description: row.description,
  tags: [...row.tags],
  phone: row.is_demo ? null : row.phone,
  email: row.email,
  hours: row.hours,
  website: row.website,
  address: addressOf(row),
  isDemo: row.is_demo,
  source: row.source_name,
  lastVerified: row.last_verified,
});

/** A state alone is not an address: a provider for a whole county may have no more. */
export const addressOf = ({
  street,
  city,
  state,
  zip,
}: Pick<Listing, 'street' | 'city' | 'state' | 'zip'>): string =>
  street === '' && city === '' && zip === ''
    ? ''
    : [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
