import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { sql } from 'kysely';
import type { ProvidersTable } from '../database/schema.ts';

/** What a listing is made of, in columns; the date as ISO text, since it has no time zone. */
export type ResourceRow = Omit<ProvidersTable, 'last_verified'> & {
  readonly last_verified: string | null;
};

export const RESOURCE_COLUMNS = [
  'id',
  'source',
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

/** `distance` in miles, from the place that was asked for. */
export const toResource = (row: ResourceRow, distance: number | null): Resource => ({
  id: row.id,
  name: row.name,
  category: row.category,
  rating: null,
  reviewCount: 0,
  distance,
  description: row.description,
  tags: [...row.tags],
  phone: row.phone,
  email: row.email,
  hours: row.hours,
  website: row.website,
  address: `${row.street}, ${row.city}, ${row.state} ${row.zip}`,
  isDemo: row.is_demo,
  source: SOURCES[row.source] ?? row.source,
  lastVerified: row.last_verified,
});

/** Who says so, in words. */
const SOURCES: Readonly<Record<string, string>> = {
  nppes: 'National provider registry (NPPES)',
  demo: 'Made up for demonstration',
};
