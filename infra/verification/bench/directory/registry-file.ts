import { isNpi } from '@hearthway/domain/directory/npi.ts';
import { SPECIALTIES } from '@hearthway/domain/directory/taxonomy.ts';
import { NAMES } from './names.ts';
import { createRandom } from './random.ts';

const TAXONOMIES = Array.from({ length: 15 }, (_, index) => index + 1);
const IDENTIFIERS = Array.from({ length: 50 }, (_, index) => index + 1);

/** The columns of the registry's file that are read, as it names them. */
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
  ...TAXONOMIES.flatMap((number) => [
    `Healthcare Provider Taxonomy Code_${number}`,
    `Healthcare Provider Primary Taxonomy Switch_${number}`,
  ]),
  ...IDENTIFIERS.map((number) => `Other Provider Identifier Type Code_${number}`),
];

const LINES_AT_ONCE = 1_000;

export interface RegistryPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

/**
 * Generates a file of the national registry with invented people, all of whom belong in the
 * directory.
 */
export function* registryFile(places: readonly RegistryPlace[], rows: number): Generator<string> {
  const random = createRandom(20_261_121);
  const codes = [...SPECIALTIES.keys()];
  yield lineOf(COLUMNS);
  let lines = '';
  for (let number = 0; number < rows; number += 1) {
    const { zip, city, state } = random.pick(places);
    const values: Readonly<Record<string, string>> = {
      NPI: npiOf(number),
      'Entity Type Code': '1',
      'Provider Last Name (Legal Name)': random.pick(NAMES.last).toUpperCase(),
      'Provider First Name': random.pick(NAMES.first).toUpperCase(),
      'Provider First Line Business Practice Location Address': `${100 + (number % 900)} MAIN ST`,
      'Provider Business Practice Location Address City Name': city.toUpperCase(),
      'Provider Business Practice Location Address State Name': state,
      'Provider Business Practice Location Address Postal Code': `${zip}1234`,
      'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
      'Provider Business Practice Location Address Telephone Number': '9195550100',
      'Last Update Date': '07/08/2025',
      'Healthcare Provider Taxonomy Code_1': random.pick(codes),
      'Healthcare Provider Primary Taxonomy Switch_1': 'Y',
      ...(number % 3 === 0 && { 'Other Provider Identifier Type Code_1': '05' }),
    };
    lines += lineOf(COLUMNS.map((column) => values[column] ?? ''));
    if (number % LINES_AT_ONCE !== LINES_AT_ONCE - 1) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}

const lineOf = (values: readonly string[]): string =>
  `${values.map((value) => `"${value}"`).join(',')}\n`;

/** Appends the check digit. */
export const npiOf = (number: number): string => {
  const digits = `1${String(number).padStart(8, '0')}`;
  const npi = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(isNpi);
  if (npi === undefined) throw new Error(`There is no NPI for ${number}.`);
  return npi;
};
