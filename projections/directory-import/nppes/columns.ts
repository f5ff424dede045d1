import type { Cells } from '../format.ts';
import { RefusedFileError } from '../refused-file.ts';

const COLUMNS = [
  'NPI',
  'Entity Type Code',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Middle Name',
  'Provider Name Suffix Text',
  'Provider Credential Text',
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
  'Provider First Line Business Practice Location Address',
  'Provider Second Line Business Practice Location Address',
  'Provider Business Practice Location Address City Name',
  'Provider Business Practice Location Address State Name',
  'Provider Business Practice Location Address Postal Code',
  'Provider Business Practice Location Address Country Code (If outside U.S.)',
  'Provider Business Practice Location Address Telephone Number',
  'Last Update Date',
  'Certification Date',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
] as const;

const TAXONOMIES = Array.from({ length: 15 }, (_, index) => ({
  code: `Healthcare Provider Taxonomy Code_${index + 1}`,
  primarySwitch: `Healthcare Provider Primary Taxonomy Switch_${index + 1}`,
}));

const IDENTIFIER_TYPES = Array.from(
  { length: 50 },
  (_, index) => `Other Provider Identifier Type Code_${index + 1}`,
);

/** Used columns, out of 330, by the names in the header, since their order has changed before. */
export const COLUMN_NAMES: readonly string[] = [
  ...COLUMNS,
  ...TAXONOMIES.flatMap(({ code, primarySwitch }) => [code, primarySwitch]),
  ...IDENTIFIER_TYPES,
];

export interface NppesRow {
  readonly get: (column: (typeof COLUMNS)[number]) => string;
  readonly taxonomies: readonly { readonly code: string; readonly isPrimary: boolean }[];
  /** Whether the row has an identifier of this type from another issuer: `05` is Medicaid's. */
  readonly hasIdentifier: (type: string) => boolean;
}

/** Finds the columns in a header. Throws a `RefusedFileError` that names the first missing one. */
export const mapColumns = (header: readonly string[]): ((cells: Cells) => NppesRow) => {
  const indexes = new Map(header.map((name, index) => [name.trim(), index]));
  const indexOf = (name: string): number => {
    const index = indexes.get(name);
    if (index === undefined) throw new RefusedFileError(missing(name));
    return index;
  };
  COLUMNS.forEach(indexOf);
  const taxonomies = TAXONOMIES.map(({ code, primarySwitch }) => ({
    code: indexOf(code),
    primarySwitch: indexOf(primarySwitch),
  }));
  const identifierTypes = IDENTIFIER_TYPES.map(indexOf);
  return (cells) => {
    const at = (index: number): string => cells.at(index)?.trim() ?? '';
    return {
      get: (column) => at(indexOf(column)),
      taxonomies: taxonomies
        .map(({ code, primarySwitch }) => ({
          code: at(code),
          isPrimary: at(primarySwitch) === 'Y',
        }))
        .filter(({ code }) => code !== ''),
      hasIdentifier: (type) => identifierTypes.some((index) => at(index) === type),
    };
  };
};

const missing = (name: string): string =>
  `The file has no column "${name}". It should be the "npidata_pfile" of the national provider registry (NPPES), with its header.`;
