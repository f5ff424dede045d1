import { organizationName } from '@hearthway/domain/directory/organization-name.ts';
import { personName } from '@hearthway/domain/directory/person-name.ts';
import type { NppesRow } from './columns.ts';

/** Returns the name on the door; empty if the row has none. */
export const nameOf = (row: NppesRow): string =>
  row.get('Entity Type Code') === '1'
    ? personName({
        first: row.get('Provider First Name'),
        middle: row.get('Provider Middle Name'),
        last: row.get('Provider Last Name (Legal Name)'),
        suffix: row.get('Provider Name Suffix Text'),
        credentials: row.get('Provider Credential Text'),
      })
    : organizationName(tradeName(row) ?? given(row.get(LEGAL_NAME)));

const LEGAL_NAME = 'Provider Organization Name (Legal Business Name)';

const DOING_BUSINESS_AS = '3';

/** Families know a practice by its trade name, not by that of its company. */
const tradeName = (row: NppesRow): string | undefined =>
  row.get('Provider Other Organization Name Type Code') === DOING_BUSINESS_AS
    ? given(row.get('Provider Other Organization Name')) || undefined
    : undefined;

const given = (name: string): string => (name === '<UNAVAIL>' ? '' : name);
