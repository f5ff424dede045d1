import { humanCase } from '@hearthway/domain/directory/human-case.ts';
import { formatStreet } from '@hearthway/domain/directory/street.ts';
import { fiveDigitZip } from '@hearthway/domain/directory/zip-code.ts';
import { cityKey, type Places, type Point } from '../places/places.ts';

/** Parsed address of a spreadsheet; unknown parts are empty. */
export interface Placed {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly point: Point | undefined;
  /** Sentences on why the point is less exact than the street. */
  readonly doubts: readonly string[];
}

/** Returns the list's city, and the point of the ZIP code or else of the city, whichever is plausible. */
export const placeAddress = (
  address: {
    readonly street: readonly string[];
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  },
  { zipCodes, cities }: Places,
): Placed => {
  const { state } = address;
  const five = fiveDigitZip(address.zip);
  const byZip = zipCodes.get(five ?? '');
  const isZipOfState = byZip?.state === state;
  const byCity = cities.get(cityKey(address.city, state));
  const street = withStateRoads(withoutBox(formatStreet(address.street)), state);
  const city = byCity?.name ?? (isZipOfState ? byZip.city : humanCase(address.city));
  const point = isZipOfState ? byZip : byCity;
  const doubts: string[] = [];
  if (point === undefined) doubts.push('Its city is unknown: it has no place.');
  else if (isZipOfState && byCity === undefined && address.city !== '')
    doubts.push('Its city is unknown: it is placed by its ZIP code.');
  else if (!isZipOfState && address.zip !== '')
    doubts.push('Its ZIP code is none of its state: it is placed in the middle of its city.');
  else if (!isZipOfState)
    doubts.push('It has no ZIP code: it is placed in the middle of its city.');
  if (point !== undefined && (street === '' || POST_BOX.test(street)))
    doubts.push(
      `It has ${street === '' ? 'no street address' : 'a post box only'}: it is placed in the middle of its ${isZipOfState ? 'ZIP code' : 'city'}.`,
    );
  return {
    street,
    city,
    state,
    zip: isZipOfState ? byZip.zip : '',
    point: point && { latitude: point.latitude, longitude: point.longitude },
    doubts,
  };
};

const POST_BOX = /,? ?\b(?:US )?p\.? ?o\.? box:? ?\d*\b,?/i;

/** Handles roads numbered by their state: "202 NC Hwy 42". */
const withStateRoads = (street: string, state: string): string =>
  street.replace(new RegExp(`\\b${state}(?=[ -](?:Hwy|Highway|\\d))`, 'gi'), state);

/** Drops a post box beside a street, since families cannot visit it. */
const withoutBox = (street: string): string => {
  const rest = street.replace(POST_BOX, '').replace(/^[\s,]+|[\s,]+$/g, '');
  return /\d/.test(rest) ? rest : street;
};
