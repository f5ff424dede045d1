import { sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from './import-schema.ts';
import type { StagedImport } from './staging.ts';

/** Larger groups are branches, or share one number for other reasons. */
const MAX_LINES = 20;

/**
 * Reports staged listings that may be the same provider under different names, or are already listed from
 * another source. Only a person can decide, since a practice and its therapist share a telephone, too.
 */
export const remarkDuplicates = async (
  transaction: Transaction<DirectoryImportSchema>,
  { id }: StagedImport,
): Promise<void> => {
  const listings = sql`
    select distinct on (provider_id) provider_id, provider, first_line
    from (
      select *, min(line) over (partition by provider_id) as first_line
      from directory_import_rows where import_id = ${id}
    ) as rows
    order by provider_id, line desc
  `;
  await sql`
    with listings as (${listings}),
    marks as (
      select first_line, provider ->> 'name' as name, mark.*
      from listings, lateral (values
        ('telephone number', provider ->> 'phone'),
        ('website and city', (provider ->> 'website') || ' ' || nullif(provider ->> 'city', '')),
        ('address', substring(provider ->> 'street' from '.*[0-9].*') || ' ' || (provider ->> 'zip'))
      ) as mark (what, mark)
      where mark.mark is not null
    ),
    alike as (
      select what, array_agg(distinct first_line order by first_line) as lines,
        (array_agg(name order by first_line))[1] as name
      from marks group by what, mark
      having count(distinct regexp_replace(lower(name), '[^a-z0-9]+', ' ', 'g')) > 1
    )
    insert into directory_import_remarks (import_id, line, record, outcome, reason)
    select ${id}, lines[1], name, 'possible-duplicate',
      'The listings of lines ' || array_to_string(lines[1:${MAX_LINES}], ', ') ||
        case when cardinality(lines) > ${MAX_LINES} then ', …' else '' end || ' have different names and the same ' ||
        string_agg(what, ', the same ' order by what) || '.'
    from alike group by lines, name
  `.execute(transaction);
  await sql`
    with listings as (${listings})
    insert into directory_import_remarks (import_id, line, record, outcome, reason)
    select ${id}, first_line, provider ->> 'name', 'possible-duplicate',
      'The directory has perhaps listed it already, as ' || min(providers.id) ||
        ': the same telephone number and ZIP code.'
    from listings join providers
      on phone = provider ->> 'phone' and zip = provider ->> 'zip' and source <> provider ->> 'source'
    where not is_demo
    group by first_line, provider
  `.execute(transaction);
};
