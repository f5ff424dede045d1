import { isNpi } from '@hearthway/domain/directory/npi.ts';
import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { stateCode } from '@hearthway/domain/directory/states.ts';
import { formatStreet } from '@hearthway/domain/directory/street.ts';
import { SPECIALTIES, type Specialty } from '@hearthway/domain/directory/taxonomy.ts';
import { fiveDigitZip } from '@hearthway/domain/directory/zip-code.ts';
import type { Remark } from '../format.ts';
import { type Address, locate } from '../places/locate.ts';
import { cityKey, type Places } from '../places/places.ts';
import { NOTHING_SAID, type Provider } from '../provider.ts';
import type { NppesRow } from './columns.ts';
import { nameOf } from './name.ts';

export type Verdict =
  | { readonly kind: 'listed'; readonly provider: Provider; readonly remarks: readonly Remark[] }
  /** Has to leave the directory: closed, abroad, or of another trade. */
  | { readonly kind: 'unlisted'; readonly asOf: string | null }
  /** Relevant but unusable. The reason is a sentence without personal data. */
  | { readonly kind: 'rejected'; readonly reason: string };

export const providerId = (npi: string): string => `npi-${npi}`;

/** Maps a row of the registry to a listing, or a reason to leave it out. */
export const judge = (row: NppesRow, places: Places): Verdict => {
  // Undated: the day of the closing may be before the last update, but the row applies in any case.
  if (isClosed(row)) return { kind: 'unlisted', asOf: null };
  if (!fitsColumns(row))
    return rejected('Its values do not fit their columns: they are perhaps those of another row.');
  const [main, ...others] = specialtiesOf(row);
  if (main === undefined || isAbroad(row)) return { kind: 'unlisted', asOf: updatedOn(row) };
  const npi = row.get('NPI');
  if (!isNpi(npi)) return rejected('The NPI is wrong: its check digit does not match.');
  const name = nameOf(row);
  if (name === '') return rejected('It has no name.');
  const street = formatStreet([
    row.get('Provider First Line Business Practice Location Address'),
    row.get('Provider Second Line Business Practice Location Address'),
  ]);
  if (street === '') return rejected('It has no street address.');
  const zip = fiveDigitZip(row.get('Provider Business Practice Location Address Postal Code'));
  if (zip === null) return rejected('Its ZIP code is not one.');
  const state = stateCode(row.get('Provider Business Practice Location Address State Name'));
  if (state === undefined) return rejected('Its state is not one.');
  const place = placeOf(places, {
    zip,
    city: row.get('Provider Business Practice Location Address City Name'),
    state,
  });
  if (place.city === '') return rejected('It has no city.');
  const givenPhone = row.get('Provider Business Practice Location Address Telephone Number');
  const phone = formatPhone(givenPhone);
  if (`${name}${street}${place.city}`.includes('\uFFFD'))
    return rejected('It holds a character that an earlier conversion has lost.');
  return {
    kind: 'listed',
    provider: {
      ...NOTHING_SAID,
      id: providerId(npi),
      source: 'nppes',
      source_name: 'National provider registry (NPPES)',
      licence: 'Public domain',
      category: main.category,
      categories: [...new Set([main, ...others].map(({ category }) => category))],
      name,
      description: describe({ main, others, place: `${place.city}, ${state}`, row }),
      tags: [...new Set([main, ...others].flatMap(({ tags }) => tags))].slice(0, MAX_TAGS),
      phone,
      email: null,
      hours: null,
      website: null,
      street,
      city: place.city,
      state,
      zip,
      latitude: place.point?.latitude ?? null,
      longitude: place.point?.longitude ?? null,
      // A provider without a Medicaid number may still take part through an employer.
      medicaid: row.hasIdentifier(MEDICAID) || null,
      is_demo: false,
      last_verified: updatedOn(row),
    },
    remarks: [
      ...place.remarks,
      ...(givenPhone !== '' && phone === null ? [unusable(givenPhone)] : []),
    ],
  };
};

/** Checks columns with codes, which show whether a row has shifted. */
const fitsColumns = (row: NppesRow): boolean =>
  /^[12]$/.test(row.get('Entity Type Code')) &&
  row.taxonomies.every(({ code }) => TAXONOMY_CODE.test(code)) &&
  DATES.every((column) => /^(\d{2}\/\d{2}\/\d{4})?$/.test(row.get(column)));

const TAXONOMY_CODE = /^[0-9A-Z]{9}X$/;
const DATES = ['Last Update Date', 'Certification Date', 'NPI Reactivation Date'] as const;

/** Returns the point of the ZIP code, or of the city if the ZIP code is not in its state. */
const placeOf = (
  places: Places,
  address: Address,
): ReturnType<typeof locate> & { readonly remarks: readonly Remark[] } => {
  const { city, point } = locate(places, address);
  const stateOfZip = places.zipCodes.get(address.zip)?.state;
  if (stateOfZip === undefined || stateOfZip === address.state) return { city, point, remarks: [] };
  return places.cities.has(cityKey(address.city, address.state))
    ? {
        city,
        point,
        remarks: [
          {
            outcome: 'approximate',
            reason: 'Its ZIP code is of another state: it is placed in the middle of its city.',
          },
        ],
      }
    : {
        city,
        point: undefined,
        remarks: [
          {
            outcome: 'unplaced',
            reason: 'Its ZIP code is of another state, and its city is unknown: it has no place.',
          },
        ],
      };
};

const unusable = (phone: string): Remark => {
  const digits = phone.replace(/\D/g, '').length;
  return {
    outcome: 'unreadable',
    reason:
      digits === TELEPHONE_DIGITS
        ? 'Its telephone number does not exist: it is listed without one.'
        : `Its telephone number has ${digits} digits instead of ${TELEPHONE_DIGITS}: it is listed without one.`,
  };
};

const TELEPHONE_DIGITS = 10;

const updatedOn = (row: NppesRow): string | null =>
  latest(isoDate(row.get('Last Update Date')), isoDate(row.get('Certification Date')));

const MEDICAID = '05';
const MAX_TAGS = 6;
const MAX_OTHER_SPECIALTIES = 3;

const rejected = (reason: string): Verdict => ({ kind: 'rejected', reason });

/** Returns specialties in the directory's categories, the primary one first. */
const specialtiesOf = ({ taxonomies }: NppesRow): readonly Specialty[] => [
  ...new Set(
    taxonomies
      .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
      .flatMap(({ code }) => SPECIALTIES.get(code) ?? []),
  ),
];

const isClosed = (row: NppesRow): boolean => {
  const deactivated = isoDate(row.get('NPI Deactivation Date'));
  const reactivated = isoDate(row.get('NPI Reactivation Date'));
  return deactivated !== null && (reactivated === null || reactivated < deactivated);
};

const isAbroad = (row: NppesRow): boolean => {
  const country = row.get(
    'Provider Business Practice Location Address Country Code (If outside U.S.)',
  );
  return country !== '' && country !== 'US';
};

const describe = ({
  main,
  others,
  place,
  row,
}: {
  readonly main: Specialty;
  readonly others: readonly Specialty[];
  readonly place: string;
  readonly row: NppesRow;
}): string => {
  const kind = row.get('Entity Type Code') === '1' ? 'Individual provider' : 'Organization';
  const also = others.slice(0, MAX_OTHER_SPECIALTIES).map(({ name }) => name.toLowerCase());
  return [
    `${main.name} in ${place}.`,
    `${kind}.`,
    ...(also.length === 0 ? [] : [`Also: ${also.join(', ')}.`]),
  ].join(' ');
};

export const isoDate = (text: string): string | null => {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return parts && `${parts[3]}-${parts[1]}-${parts[2]}`;
};

const latest = (...dates: readonly (string | null)[]): string | null =>
  dates
    .filter((date) => date !== null)
    .sort()
    .at(-1) ?? null;
