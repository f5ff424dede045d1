import {
  OFFICE_KIND_IDS,
  OFFICES_SHOWN,
  officeKindsFor,
  THIN_RESULTS,
} from '@hearthway/domain/directory/offices.constants.ts';
import {
  type Office,
  officeSchema,
  type StateOffices,
} from '@hearthway/domain/directory/offices.contract.ts';
import { stateName } from '@hearthway/domain/directory/states.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { hiddenPhones } from './hidden-phones.ts';

const NATIONAL = 'US';

/** Returns the offices of a state, in the order of `OFFICE_KINDS`; undefined for a state that has none. */
export const readOffices = async (
  database: Kysely<ReadSchema>,
  state: string,
): Promise<StateOffices | undefined> => {
  const { rows } = await sql<Omit<Office, 'isPhoneHidden'>>`
    select providers.id, kind, providers.name, providers.website, providers.phone, level, agreeing,
      providers.source_name as source, first.as_of as "asOf",
      array(
        select distinct phone from listing_sources
        where provider_id = providers.id and phone <> providers.phone
      ) as "otherPhones"
    from offices
    join providers on providers.id = offices.provider_id
    left join listing_sources as first on first.provider_id = providers.id and rank = 0
    where offices.state = ${state}
    order by array_position(${OFFICE_KIND_IDS}::text[], kind), is_preferred desc,
      providers.phone is null, providers.name
  `.execute(database);
  if (rows.length === 0) return undefined;
  const hidden = await hiddenPhones(
    database,
    rows.map(({ id }) => id),
  );
  return {
    state,
    name: state === NATIONAL ? 'United States' : stateName(state),
    offices: rows.map((row) =>
      officeSchema.parse(
        hidden.has(row.id)
          ? { ...row, phone: null, otherPhones: [], isPhoneHidden: true }
          : { ...row, isPhoneHidden: false },
      ),
    ),
  };
};

/**
 * Returns offices that keep lists of a kind of help, if a search found few listings to call; null if it found
 * enough. Those with a number come first, one of each kind.
 */
export const officesBeside = async (
  database: Kysely<ReadSchema>,
  {
    state,
    category,
    found,
  }: {
    readonly state: string | undefined;
    readonly category: string | undefined;
    readonly found: readonly { readonly phone: string | null; readonly is_demo: boolean }[];
  },
): Promise<StateOffices | null> => {
  const callable = found.filter(({ phone, is_demo }) => phone !== null && !is_demo);
  if (state === undefined || callable.length >= THIN_RESULTS) return null;
  const known = await readOffices(database, state);
  if (known === undefined) return null;
  const ofEachKind = officeKindsFor(category).flatMap((wanted) => {
    const all = known.offices.filter(({ kind }) => kind === wanted);
    return all.find(({ phone }) => phone !== null) ?? all[0] ?? [];
  });
  const first = [
    ...ofEachKind.filter(({ phone }) => phone !== null),
    ...ofEachKind.filter(({ phone }) => phone === null),
  ];
  return { ...known, offices: first.slice(0, OFFICES_SHOWN) };
};
