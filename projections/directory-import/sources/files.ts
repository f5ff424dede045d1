import type { CategoryId } from '@hearthway/domain/directory/categories.ts';
import {
  BILLED_MEDICAID,
  BILLED_MEDICAID_FOR_ABA,
  CHILDRENS_HOSPITAL,
} from '@hearthway/domain/directory/listing-sources.constants.ts';
import type { Places } from '../places/places.ts';
import { readAddress } from '../spreadsheet/address.ts';
import { LOCATIONS, type RawListing, type Source } from './source.ts';

type Row = Readonly<Record<string, string>>;

/** Source file with its columns and row mapping, which returns undefined for a row of another kind. */
export interface SourceFile {
  readonly file: string;
  readonly source: Source;
  readonly read: (row: Row, places: Places) => RawListing;
}

const PUBLIC_DOMAIN = 'Public domain';

/** Files of `../shared/data/real-listings`, those with the best values first. */
export const SOURCE_FILES: readonly SourceFile[] = [
  {
    file: 'nppes-weekly-named-locations.csv',
    source: {
      id: LOCATIONS,
      name: 'National provider registry (NPPES), further locations',
      licence: PUBLIC_DOMAIN,
      asOf: '2025-11-09',
    },
    read: (row) => {
      const column = (part: string): string =>
        row[`Provider Secondary Practice Location ${part}`] ?? '';
      const name = row['Provider Other Organization Name'] ?? '';
      return {
        npi: row['NPI'] ?? '',
        name,
        ...kindByName(name),
        street: [column('Address- Address Line 1'), column('Address-  Address Line 2')]
          .filter((line) => line !== '')
          .join(', '),
        city: column('Address - City Name'),
        state: column('Address - State Name'),
        zip: column('Address - Postal Code'),
        phone: column('Address - Telephone Number'),
      };
    },
  },
  {
    file: 'tx-early-childhood-intervention-programs.csv',
    source: {
      id: 'texas-eci',
      name: 'Texas Early Childhood Intervention program list',
      licence: 'Facts of the Texas HHSC',
      asOf: '2026-06',
    },
    read: (
      { id = '', name = '', address = '', phone = '', website = '', counties = '' },
      places,
    ) => {
      const { street, city, state, zip } = readAddress(plainText(address), { places, state: 'TX' });
      return {
        ownId: id.replace(/^eci-/, ''),
        name: plainText(name),
        categories: ['early-intervention'],
        tags: ['Birth to 3'],
        about: 'Early Childhood Intervention (ECI) contractor of the state of Texas.',
        counties: counties
          .split(/\s+/)
          .filter((county) => county !== '')
          .map(countyName),
        street,
        city,
        state,
        zip,
        phone,
        website,
      };
    },
  },
  {
    file: 'hifld-childrens-hospitals.csv',
    source: {
      id: 'hifld',
      name: 'Hospital list of the Department of Homeland Security (HIFLD)',
      licence: PUBLIC_DOMAIN,
      asOf: '2023',
    },
    read: (row) => {
      const isPsychiatric = /PSYCHIATRIC/.test(row['TYPE'] ?? '');
      return {
        ownId: row['ID'] ?? '',
        name: row['NAME'] ?? '',
        categories: ['childrens-health'],
        tags: isPsychiatric
          ? [CHILDRENS_HOSPITAL, 'Psychiatric hospital (inpatient)']
          : [CHILDRENS_HOSPITAL],
        about: isPsychiatric ? 'Psychiatric hospital for inpatients.' : 'Children’s hospital.',
        street: row['ADDRESS'] ?? '',
        city: row['CITY'] ?? '',
        state: row['STATE'] ?? '',
        zip: row['ZIP'] ?? '',
        phone: row['TELEPHONE'] ?? '',
        website: row['WEBSITE'] ?? '',
        ...pointOf(row['LATITUDE'], row['LONGITUDE']),
      };
    },
  },
  {
    file: 'ma-community-health-centers.csv',
    source: {
      id: 'ma-health-centers',
      name: 'Community health centers of Massachusetts, a public list',
      licence: 'MIT, © 2025 Satoe Sakuma',
      asOf: '2026-01-20',
    },
    read: (row) => {
      const services = row['all_services'] ?? '';
      const kinds: readonly CategoryId[] = [
        ...(row['has_behavioral_health'] === 'true' ? (['mental-health'] as const) : []),
        ...(/\bdental\b/i.test(services) ? (['dental'] as const) : []),
      ];
      return {
        name: row['name'] ?? '',
        categories: ['childrens-health', ...kinds],
        tags: [
          'Community health center',
          ...(row['has_behavioral_health'] === 'true' ? ['Behavioral health'] : []),
          ...(/\bpediatric/i.test(services) ? ['Pediatrics'] : []),
        ],
        about: `Community health center. ${services}`.slice(0, MAX_ABOUT).trim(),
        ...cityAndDoor(row['city_town'] ?? '', [row['street_address_1'], row['street_address_2']]),
        state: row['state'] ?? '',
        zip: row['zipcode'] ?? '',
        phone: row['phone'] ?? '',
        website: row['website'] || row['openai_website'] || '',
        ...pointOf(row['latitude'], row['longitude']),
      };
    },
  },
  {
    file: 'mental-health-facilities-ca-nv-or-2021-children.csv',
    source: {
      id: 'mental-health-2021',
      name: 'Mental health facilities of California, Nevada and Oregon, 2021',
      licence: 'Facts of the US government, origin not stated',
      asOf: '2021-11',
    },
    read: ({ Name = '', Street = '', City = '', State = '', ZipCode = '', Phone = '' }) => ({
      name: Name.replaceAll('\\/', '/').replace(/(?<=\S): (?=\S)/, ': '),
      categories: ['mental-health'],
      tags: [
        ...(/child|youth|teen|adol|kid/i.test(Name) ? ['Children and teens'] : []),
        ...(/famil/i.test(Name) ? ['Families'] : []),
      ],
      about: 'Mental health facility.',
      street: Street,
      city: City,
      state: State,
      zip: ZipCode,
      phone: Phone,
    }),
  },
  {
    file: 'medicaid-billing-providers-named.csv',
    source: {
      id: 'medicaid-billing',
      name: 'Medicaid provider spending (HHS), names from the national registry',
      licence: PUBLIC_DOMAIN,
      asOf: '2024',
    },
    read: ({ npi = '', name = '', city = '', state = '', ...row }) => ({
      npi,
      name,
      ...medicaidKind({ kind: row['kind'] ?? '', specialty: row['specialty'] ?? '', name }),
      evidence: [row['aba_codes_billed'] ? BILLED_MEDICAID_FOR_ABA : BILLED_MEDICAID],
      // Some rows have the specialty in the column of the city.
      city: (row['specialty'] ?? '').startsWith(city.replace(/,$/, '')) ? '' : city,
      state,
    }),
  },
  {
    file: 'nppes-2022-sample-organizations-by-name.csv',
    source: {
      id: 'nppes-2022',
      name: 'National provider registry (NPPES), names of 2022',
      licence: PUBLIC_DOMAIN,
      asOf: '2022',
    },
    read: ({ NPI = '', City = '', State = '', ...row }) => {
      const name = row['Provider Organization Name (Legal Business Name)'] ?? '';
      return { npi: NPI, name, ...kindByName(name), city: City, state: State };
    },
  },
];

const MAX_ABOUT = 400;

type Kind = Pick<RawListing, 'categories' | 'tags'>;

/** Guesses the kind from the name, which is the only hint. */
const kindByName = (name: string): Kind => {
  const found = BY_NAME.find(({ says }) => says.test(name));
  return found ?? { categories: ['community'], tags: [] };
};

const BY_NAME: readonly (Kind & { readonly says: RegExp })[] = [
  { says: /\bspeech\b/i, categories: ['speech-therapy'], tags: ['Speech and language'] },
  { says: /occupational|\bsensory/i, categories: ['occupational-therapy'], tags: [] },
  { says: /early intervention/i, categories: ['early-intervention'], tags: ['Birth to 3'] },
  {
    says: /cognitive|dialectical|psycholog/i,
    categories: ['mental-health'],
    tags: ['Counseling'],
  },
  {
    says: /\baba\b|applied behav|behavior analy|autism (?:care|therap)|behavioral autism|toledo behavior/i,
    categories: ['aba-therapy'],
    tags: ['ABA'],
  },
  { says: /autism therap/i, categories: ['aba-therapy'], tags: ['ABA'] },
  {
    says: /pediatric therap|therapy center|pediatric therapy/i,
    categories: ['occupational-therapy'],
    tags: [],
  },
  {
    says: /pediatric|adolescent wellness/i,
    categories: ['childrens-health'],
    tags: ['Pediatrics'],
  },
];

const medicaidKind = ({
  kind,
  specialty,
  name,
}: {
  readonly kind: string;
  readonly specialty: string;
  readonly name: string;
}): Kind => {
  if (kind === 'by-name') return kindByName(name);
  if (kind === 'pediatrics')
    return {
      categories: ['childrens-health'],
      tags: /hospital/i.test(specialty) ? [CHILDRENS_HOSPITAL] : ['Pediatrics'],
    };
  if (kind === 'developmental-clinic') {
    if (/respite/i.test(specialty)) return { categories: ['community'], tags: ['Respite'] };
    if (/day care/i.test(specialty)) return { categories: ['community'], tags: ['Day program'] };
    if (/psycholog/i.test(specialty))
      return { categories: ['mental-health'], tags: ['Developmental disabilities'] };
    return { categories: ['diagnosis'], tags: ['Developmental disabilities'] };
  }
  return MEDICAID_KINDS[kind] ?? { categories: ['community'], tags: [] };
};

const MEDICAID_KINDS: Readonly<Record<string, Kind>> = {
  aba: { categories: ['aba-therapy'], tags: ['ABA'] },
  'psychology-psychiatry': { categories: ['mental-health'], tags: ['Children and teens'] },
  'early-intervention': { categories: ['early-intervention'], tags: ['Birth to 3'] },
  speech: { categories: ['speech-therapy'], tags: ['Speech and language'] },
  respite: { categories: ['community'], tags: ['Respite'] },
  'occupational-therapy': { categories: ['occupational-therapy'], tags: [] },
};

/** Moves a part of the street out of the column of the city: "2nd Floor, Boston (South End)". */
const cityAndDoor = (
  text: string,
  lines: readonly (string | undefined)[],
): Pick<RawListing, 'street' | 'city'> => {
  const [, door = '', city = text] = /^(.*), ([^,]+)$/.exec(text) ?? [];
  return {
    street: [...lines, door].filter((line) => line).join(', '),
    city: city.replace(/ \(.*\)$/, ''),
  };
};

/** Converts "san-augustine-tx" to San Augustine. */
const countyName = (slug: string): string =>
  slug
    .replace(/-tx$/, '')
    .split('-')
    .map((word) => COUNTY_WORDS[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

const COUNTY_WORDS: Readonly<Record<string, string>> = {
  dewitt: 'DeWitt',
  mcculloch: 'McCulloch',
  mclennan: 'McLennan',
  mcmullen: 'McMullen',
  la: 'La',
};

const pointOf = (
  latitude: string | undefined,
  longitude: string | undefined,
): Pick<RawListing, 'point'> => {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isInAmericas =
    latitude && longitude && point.latitude > 13 && point.latitude < 72 && point.longitude < -60;
  return isInAmericas ? { point } : {};
};

/** Decodes HTML entities, since the list was copied from a page: "Ni&#241;os" is "Niños". */
const plainText = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
