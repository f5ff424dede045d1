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

/** Reports of different families that hide a number until the operator has answered one of them. */
const REPORTS_THAT_HIDE = 2;

const NATIONAL = 'US';

/** Offices of a state, in the order of `OFFICE_KINDS`; undefined for a state that has none. */
export const readOffices = async (
  database: Kysely<ReadSchema>,
  state: string,
): Promise<StateOffices | undefined> => {
  const { rows } = await sql<Office>`
    with doubted as (
      select report ->> 'resourceId' as id
      from listing_reports, jsonb_array_elements(
        case jsonb_typeof(reports) when 'array' then reports else '[]' end
      ) as report
      where report ->> 'field' = 'phone' and jsonb_typeof(report -> 'resolution') = 'null'
        and report ->> 'resourceId' like 'office-%'
      group by 1 having count(distinct user_id) >= ${REPORTS_THAT_HIDE}
    )
    select providers.id, kind, providers.name, providers.website, level, agreeing,
      case when doubted.id is null then providers.phone end as phone,
      providers.source_name as source, as_of as "asOf"
    from offices
    join providers on providers.id = offices.provider_id
    left join listing_sources on listing_sources.provider_id = providers.id and rank = 0
    left join doubted on doubted.id = providers.id
    where offices.state = ${state}
    order by array_position(${OFFICE_KIND_IDS}::text[], kind), is_preferred desc,
      providers.phone is null, providers.name
  `.execute(database);
  if (rows.length === 0) return undefined;
  return {
    state,
    name: state === NATIONAL ? 'United States' : stateName(state),
    offices: rows.map((row) => officeSchema.parse(row)),
  };
};

/**
 * Offices that keep lists of a kind of help, beside a search that found few to call; null where it
 * found enough. Those with a number come first, one of each kind.
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
