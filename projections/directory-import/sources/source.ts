import type { CategoryId } from '@hearthway/domain/directory/categories.ts';
import { registryPage } from '@hearthway/domain/directory/listing-sources.constants.ts';
import { isNpi } from '@hearthway/domain/directory/npi.ts';
import { organizationName } from '@hearthway/domain/directory/organization-name.ts';
import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { stateCode } from '@hearthway/domain/directory/states.ts';
import { fiveDigitZip } from '@hearthway/domain/directory/zip-code.ts';
import type { Places } from '../places/places.ts';
import { NOTHING_SAID, type Provider } from '../provider.ts';
import { readWebsite } from '../spreadsheet/contacts.ts';
import { describe } from '../spreadsheet/describe.ts';
import { hashOf } from '../spreadsheet/identity.ts';
import { placeAddress } from '../spreadsheet/place-address.ts';

/** Statements of one source about a listing. Null, or empty, if it has no value. */
export interface SourceSays {
  readonly source: string;
  readonly source_name: string;
  readonly licence: string | null;
  /** Date of the information: a year, a month or a day. */
  readonly as_of: string | null;
  /** Page at which the value can be looked up. */
  readonly url: string | null;
  readonly name: string;
  readonly phone: string | null;
  /** In one line. */
  readonly address: string;
  readonly website: string | null;
  /** Tags that are kept when another source's import writes the same listing. */
  readonly tags: readonly string[];
  readonly counties: readonly string[];
}

/** Listing with all statements of its sources. */
export interface SourcedListing {
  readonly provider: Provider;
  readonly npi: string | null;
  readonly says: readonly SourceSays[];
}

/** File of `../shared/data/real-listings`, as one source. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly licence: string;
  readonly asOf: string | null;
}

export interface RawListing {
  readonly npi?: string;
  /** Set if the source numbers its listings. */
  readonly ownId?: string;
  readonly name: string;
  readonly categories: readonly [CategoryId, ...CategoryId[]];
  readonly tags: readonly string[];
  /** Sentence; built from the kind and the place if left out. */
  readonly about?: string;
  readonly counties?: readonly string[];
  readonly street?: string;
  readonly city: string;
  readonly state: string;
  readonly zip?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly point?: { readonly latitude: number; readonly longitude: number };
  /** Tags that are evidence. */
  readonly evidence?: readonly string[];
}

/** In letters. */
const MAX_CITY_LENGTH = 40;

const isCity = (text: string): boolean =>
  text.length <= MAX_CITY_LENGTH && /^\p{L}[\p{L} .'’()/,-]*$/u.test(text);

/** Reason why a row is not listed: a sentence without personal data. */
export interface Refused {
  readonly refused: string;
}

/** Checks a row and converts it to a listing. */
export const toListing = (
  raw: RawListing,
  { source, places }: { readonly source: Source; readonly places: Places },
): SourcedListing | Refused => {
  const name = organizationName(raw.name);
  if (!/\p{L}/u.test(name)) return { refused: 'It has no name.' };
  const state = stateCode(raw.state);
  if (state === undefined) return { refused: 'Its state is not one.' };
  if (raw.city !== '' && !isCity(raw.city))
    return { refused: 'Its city is none: its columns are perhaps those of another row.' };
  if (raw.zip !== undefined && raw.zip !== '' && fiveDigitZip(raw.zip) === null)
    return { refused: 'Its ZIP code is not one.' };
  if (raw.npi !== undefined && !isNpi(raw.npi))
    return { refused: 'The NPI is wrong: its check digit does not match.' };
  const placed = placeAddress(
    { street: [raw.street ?? ''], city: raw.city, state, zip: raw.zip ?? '' },
    places,
  );
  const phone = raw.phone === undefined ? null : formatPhone(raw.phone);
  const website = readWebsite(raw.website ?? '');
  const counties = raw.counties ?? [];
  const tags = [...raw.tags, ...(raw.evidence ?? [])];
  const { street, city, zip } = placed;
  const point = raw.point ?? placed.point;
  return {
    npi: raw.npi ?? null,
    provider: {
      ...NOTHING_SAID,
      id: idOf(raw, { source, street, zip, city, name }),
      source: source.id,
      source_name: source.name,
      licence: source.licence,
      category: raw.categories[0],
      categories: raw.categories,
      name,
      description: describe({
        about: raw.about ?? '',
        counties,
        categories: raw.categories,
        city,
        state,
      }),
      tags,
      phone,
      email: null,
      hours: null,
      website,
      street,
      city,
      state,
      zip,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      is_demo: false,
      last_verified: null,
    },
    says: [
      {
        source: source.id,
        source_name: source.name,
        licence: source.licence,
        as_of: source.asOf,
        url: raw.npi === undefined ? null : registryPage(raw.npi),
        name,
        phone,
        address: addressLine({ street, city, state, zip }),
        website,
        tags: raw.evidence ?? [],
        counties,
      },
    ],
  };
};

export const addressLine = ({
  street,
  city,
  state,
  zip,
}: Pick<Provider, 'street' | 'city' | 'state' | 'zip'>): string =>
  [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');

const idOf = (
  { npi, ownId }: RawListing,
  {
    source,
    ...place
  }: {
    readonly source: Source;
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly name: string;
  },
): string => {
  if (npi !== undefined && source.id !== LOCATIONS) return `npi-${npi}`;
  return `${source.id}-${ownId ?? hashOf([npi, ...Object.values(place)].join('|'))}`;
};

/** Source of further sites of a provider, which share its number. */
export const LOCATIONS = 'nppes-locations';
