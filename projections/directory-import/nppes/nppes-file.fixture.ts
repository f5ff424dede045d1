import { isNpi } from '@hearthway/domain/directory/npi.ts';
import { COLUMN_NAMES, mapColumns, type NppesRow } from './columns.ts';

/** Test values by column. Missing columns are empty. */
export type MadeUpRow = Readonly<Record<string, string>>;

/** Formats taxonomy codes as in the file, the first one primary. */
export const taxonomies = (...codes: readonly string[]): MadeUpRow =>
  Object.fromEntries(
    codes.flatMap((code, index) => [
      [`Healthcare Provider Taxonomy Code_${index + 1}`, code],
      [`Healthcare Provider Primary Taxonomy Switch_${index + 1}`, index === 0 ? 'Y' : 'N'],
    ]),
  );

/** Returns a well-formed NPI for each number below a hundred million. */
export const madeUpNpi = (number: number): string => {
  const digits = `1${String(number).padStart(8, '0')}`;
  const npi = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(isNpi);
  if (npi === undefined) throw new Error(`There is no NPI for ${number}.`);
  return npi;
};

/** Speech-language pathologist in Durham. */
export const PERSON: MadeUpRow = {
  NPI: '1234567893',
  'Entity Type Code': '1',
  'Provider Last Name (Legal Name)': 'DOE',
  'Provider First Name': 'JANE',
  'Provider Credential Text': 'M.S., CCC-SLP',
  'Provider First Line Business Practice Location Address': '12 NE 5TH ST',
  'Provider Second Line Business Practice Location Address': 'STE 200',
  'Provider Business Practice Location Address City Name': 'DURHAM',
  'Provider Business Practice Location Address State Name': 'NC',
  'Provider Business Practice Location Address Postal Code': '277011234',
  'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
  'Provider Business Practice Location Address Telephone Number': '9195550100',
  'Last Update Date': '07/08/2020',
  ...taxonomies('235Z00000X'),
};

export const ORGANIZATION: MadeUpRow = {
  ...PERSON,
  'Entity Type Code': '2',
  'Provider Organization Name (Legal Business Name)': 'BRIGHT STEPS ABA, L.L.C.',
  'Provider Last Name (Legal Name)': '',
  'Provider First Name': '',
  'Provider Credential Text': '',
  ...taxonomies('103K00000X'),
};

export const rowOf = (row: MadeUpRow): NppesRow =>
  mapColumns(COLUMN_NAMES)(COLUMN_NAMES.map((name) => row[name] ?? ''));

export const csvOf = (rows: readonly MadeUpRow[]): string =>
  [COLUMN_NAMES, ...rows.map((row) => COLUMN_NAMES.map((name) => row[name] ?? ''))]
    .map((fields) => `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`)
    .join('');
