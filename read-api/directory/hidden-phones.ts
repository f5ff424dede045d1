import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

/** Families that report a number as wrong before it is hidden. */
const REPORTS_THAT_HIDE = 2;

/** Only offices have numbers that come from compilations rather than from the office itself. */
const isOffice = (id: string): boolean => id.startsWith('office-');

/**
 * Returns listings whose number is hidden: offices whose number families have reported as wrong since it was
 * last confirmed, by a correction or by an answer to a report.
 */
export const hiddenPhones = async (
  database: Kysely<ReadSchema>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const offices = ids.filter(isOffice);
  if (offices.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with reports as (
      select user_id, doubt ->> 'resourceId' as id,
        (doubt ->> 'reportedAt')::timestamptz as reported_at,
        (doubt ->> 'resolvedAt')::timestamptz as resolved_at
      from listing_reports, jsonb_array_elements(coalesce(doubts, '[]')) as doubt
      where doubt ->> 'resourceId' = any (${offices}::text[])
    ),
    confirmed as (
      select id, max(at) as at from (
        select id, resolved_at from reports
        union all
        select provider_id, corrected_at from provider_corrections
        where field = 'phone' and provider_id = any (${offices}::text[])
      ) as answers (id, at)
      group by id
    )
    select reports.id from reports join confirmed using (id)
    where resolved_at is null and (confirmed.at is null or reported_at > confirmed.at)
    group by reports.id having count(distinct user_id) >= ${REPORTS_THAT_HIDE}
  `.execute(database);
  return new Set(rows.map(({ id }) => id));
};

export const withoutHiddenPhones = async <
  Listing extends { readonly id: string; readonly phone: string | null },
>(
  database: Kysely<ReadSchema>,
  listings: readonly Listing[],
): Promise<readonly Listing[]> => {
  const hidden = await hiddenPhones(
    database,
    listings.map(({ id }) => id),
  );
  return hidden.size === 0
    ? listings
    : listings.map((each) => (hidden.has(each.id) ? { ...each, phone: null } : each));
};
