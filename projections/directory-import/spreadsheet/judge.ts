import { parseAges } from '@hearthway/domain/directory/ages.ts';
import { organizationName } from '@hearthway/domain/directory/organization-name.ts';
import { stateCode } from '@hearthway/domain/directory/states.ts';
import { z } from 'zod';
import type { Judged, Remark, StagedListing } from '../format.ts';
import type { Places } from '../places/places.ts';
import { NOTHING_SAID } from '../provider.ts';
import { readAddress, splitAddresses } from './address.ts';
import type { ListRow } from './columns.ts';
import { readEmails, readPhones, readWebsite } from './contacts.ts';
import { describe, sentence } from './describe.ts';
import { hashOf, identityOf } from './identity.ts';
import type { Mapping } from './mapping.ts';
import { type Placed, placeAddress } from './place-address.ts';
import { applyRules } from './rules.ts';

interface Context {
  readonly mapping: Mapping;
  readonly places: Places;
}

/** Maps a row of a list to one listing for each of its addresses. */
export const judge = (row: ListRow, context: Context): Judged => {
  const name = organizationName(row.get('name'));
  if (name === '') return rejected('It has no name.');
  if (name.length > MAX_NAME_LENGTH)
    return rejected(`Its name is longer than ${MAX_NAME_LENGTH} letters.`);
  const addresses = addressesOf(row, context);
  const placed = addresses.length === 0 ? [nowhere(row, context)] : addresses;
  const base = baseOf(row, { name, context });
  const text = JSON.stringify([base, placed]);
  if (text.includes('\uFFFD'))
    return rejected('It holds a character that an earlier conversion has lost.');
  const listings = placed.map((address) => listingAt(address, { row, base }));
  return {
    listings: listings.map((provider) => ({ id: provider.id, provider })),
    remarks: [
      ...(addresses.length > 1
        ? [
            remark(
              'several-addresses',
              `It has ${addresses.length} addresses and is listed at each.`,
            ),
          ]
        : []),
      ...placed.flatMap((address) => remarksOnPlace(address, context)),
      ...remarksOnContacts(row, base),
    ],
  };
};

/** Letters; the longest names of associations have half as many. */
const MAX_NAME_LENGTH = 200;

const remark = (outcome: Remark['outcome'], reason: string): Remark => ({ outcome, reason });

const rejected = (reason: string): Judged => ({
  listings: [],
  remarks: [remark('rejected', reason)],
});

const addressesOf = (row: ListRow, { mapping, places }: Context): readonly Placed[] => {
  const whole = splitAddresses(row.get('address'));
  if (whole.length > 0)
    return whole.map((text) => readAddress(text, { places, state: mapping.state }));
  const { street, city, zip } = {
    street: row.get('street'),
    city: row.get('city'),
    zip: row.get('zip'),
  };
  if (`${street}${city}${zip}` === '') return [];
  const state = stateCode(row.get('state')) ?? mapping.state;
  return [placeAddress({ street: [street], city, state, zip }, places)];
};

/** Listings without a place are found by their text, which includes the county. */
const nowhere = (row: ListRow, { mapping }: Context): Placed => ({
  street: '',
  city: '',
  state: mapping.state,
  zip: '',
  point: undefined,
  doubts: [
    `It has no address${row.get('county') === '' ? '' : ', only a county'}: no search by place finds it.`,
  ],
});

const remarksOnPlace = (
  { doubts, point, state }: Placed,
  { mapping }: Context,
): readonly Remark[] => [
  ...doubts.map((doubt) => remark(point === undefined ? 'unplaced' : 'approximate', doubt)),
  ...(state === mapping.state ? [] : [remark('out-of-state', `Its address is in ${state}.`)]),
];

const remarksOnContacts = (row: ListRow, { phone, website }: Base): readonly Remark[] => [
  ...(row.get('phone') !== '' && phone === null
    ? [remark('unreadable', 'Its telephone number cannot be called.')]
    : []),
  ...(row.get('website') !== '' && website === null
    ? [remark('unreadable', 'Its website has no web address.')]
    : []),
];

type Base = ReturnType<typeof baseOf>;

/** Fields shared by all addresses of a row. */
const baseOf = (
  row: ListRow,
  { name, context: { mapping } }: { readonly name: string; readonly context: Context },
) => {
  const { phone, more: phones } = readPhones(row.get('phone'));
  const [email = null, ...emails] = readEmails(row.get('email'));
  const ages = parseAges(row.get('ages'));
  const county = row.get('county');
  const more = [...phones, ...emails].join(', ');
  return {
    ...NOTHING_SAID,
    ...applyRules(mapping, row),
    source: mapping.source,
    source_name: mapping.name,
    licence: mapping.licence ?? null,
    name,
    about: [row.get('description'), more === '' ? '' : `More contacts: ${more}`]
      .map(sentence)
      .filter((part) => part !== '')
      .join(' '),
    counties: county === '' ? [] : [mapping.counties[county] ?? county],
    phone,
    email,
    hours: row.get('hours') || null,
    website: readWebsite(row.get('website')),
    ages_from: ages?.from ?? null,
    ages_to: ages?.to ?? null,
    insurance: row
      .get('insurance')
      .split(/[,;\n]/)
      .map((insurer) => insurer.trim())
      .filter((insurer) => insurer !== ''),
    waitlist: row.get('waitlist') || null,
    requirements: row.get('requirements') || null,
    is_demo: false,
    last_verified: isoDate(row.get('lastVerified')) ?? mapping.lastVerified ?? null,
  };
};

const listingAt = (
  { point, doubts: _doubts, ...address }: Placed,
  { row, base }: { readonly row: ListRow; readonly base: Base },
): StagedListing => {
  const own = row.get('id');
  const identity = own === '' ? identityOf({ ...base, ...address }) : hashOf(own);
  return {
    ...base,
    ...address,
    id: `${base.source}-${identity}`,
    description: describe({ ...base, ...address }),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
};

/** Parses "2026-11-21", or the American form. */
const isoDate = (text: string): string | null => {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date =
    year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(date).success ? date : null;
};
