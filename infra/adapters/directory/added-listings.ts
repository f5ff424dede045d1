import {
  PROPOSED_SOURCE,
  proposedSourceName,
} from '@hearthway/domain/directory/proposed-source.constants.ts';
import { type Kysely, sql } from 'kysely';
import type { Columns } from './correction-fields.ts';
import { locateAddress } from './locate-address.ts';
import { awaitImport, tellSearches } from './tell-searches.ts';

/** Listing of our own, besides those of the importers. No import retires it: its source is families. */
export interface AddedListing {
  readonly id: string;
  readonly category: string;
  /** Name, address and other details, by column name. */
  readonly columns: Columns;
  /** Checker, shown publicly with the day. */
  readonly checkedBy: string;
  /** ISO day. */
  readonly checkedOn: string;
}

const NOTHING_KNOWN: Columns = {
  description: '',
  tags: [],
  phone: null,
  email: null,
  hours: null,
  website: null,
  ages_from: null,
  ages_to: null,
  languages: [],
  telehealth: null,
  in_home: null,
  medicaid: null,
  accepting: null,
  insurance: [],
  waitlist: null,
  requirements: null,
};

/**
 * Adds a listing, which can be searched and corrected at once. Returns false when it is already there, or has
 * been removed. Throws a `RefusedCorrectionError` for an address that cannot be located.
 */
export const addListing = async <Schema>(
  database: Kysely<Schema>,
  { id, category, columns, checkedBy, checkedOn }: AddedListing,
): Promise<boolean> =>
  await database.transaction().execute(async (transaction) => {
    await awaitImport(transaction);
    const listing = {
      ...NOTHING_KNOWN,
      ...(await locateAddress(transaction, columns)),
      id,
      source: PROPOSED_SOURCE,
      source_name: proposedSourceName(checkedBy),
      licence: null,
      category,
      categories: [category],
      is_demo: false,
      last_verified: checkedOn,
    };
    const names = sql.join(Object.keys(listing).map((name) => sql.ref(name)));
    const { numAffectedRows } = await sql`
      insert into providers (${names})
      select ${names} from jsonb_populate_record(null::providers, ${JSON.stringify(listing)}::jsonb)
      where not exists (select from retired_providers where id = ${id})
      on conflict (id) do nothing
    `.execute(transaction);
    if (numAffectedRows !== 1n) return false;
    await sql`
      update category_counts set count = count + 1 where category = ${category}
    `.execute(transaction);
    await tellSearches(transaction, { providerId: id, hasMoved: true });
    return true;
  });
