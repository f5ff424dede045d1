import { STATES, TERRITORIES } from '../kernel/states.constants.ts';
import { CITIES_ABROAD, REGIONS_ABROAD } from './abroad.constants.ts';
import { placeNameKey } from './place-name.ts';
import { isInUnitedStates } from './us-area.ts';

/** Possible meaning of a place text. */
export type PlaceGuess =
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'zip'; readonly zip: string }
  /** City by name; without a state, any city of that name. */
  | { readonly kind: 'city'; readonly nameKey: string; readonly state: string | undefined }
  /** State, too large for a nearby search. */
  | { readonly kind: 'state'; readonly state: string }
  /** ZIP code of the armed forces. */
  | { readonly kind: 'military' }
  /** Place outside the covered area. */
  | { readonly kind: 'outside' };

const POINT = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;
const ZIP_AT_END = /(?:^|[\s,])(\d{5})(?:[- ]?\d{4})?$/;
/** ZIP codes of the armed forces in Europe, the Americas and the Pacific. */
const MILITARY_ZIP = /^(?:09|340|96[2-6])/;

const CANADIAN_POSTCODE_AT_END = /(?:^|[\s,])[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/i;

/** Matches only after a comma: "Mexico" alone is a city in Missouri, and "Ontario, CA" one in California. */
const OTHER_COUNTRY_AT_END =
  /,\s*(?:canada|mexico|m[eé]xico|ontario|on|qu[eé]bec|qc|british columbia|bc|alberta|ab|manitoba|mb|saskatchewan|sk|nova scotia|ns|new brunswick|nb|newfoundland|nl)$/i;

const COUNTRY_AT_END = /[\s,]+(?:usa|u\.s\.a?\.?|united states(?: of america)?)$/i;

/**
 * Parses a family's home, likeliest meaning first; empty if it cannot be a place. Accepts a ZIP code of 5 or
 * 9 digits, a city, a state code or name, any combination of these, or a browser's `latitude, longitude`. A
 * foreign point, postcode or province counts as outside.
 */
export const readLocation = (text: string): readonly PlaceGuess[] => {
  const written = text.trim().replace(COUNTRY_AT_END, '');
  const point = POINT.exec(written);
  if (point !== null) return readPoint(Number(point[1]), Number(point[2]));
  if (CANADIAN_POSTCODE_AT_END.test(written) || OTHER_COUNTRY_AT_END.test(written))
    return [{ kind: 'outside' }];
  const zip = ZIP_AT_END.exec(written)?.[1];
  if (zip !== undefined && MILITARY_ZIP.test(zip)) return [{ kind: 'military' }];
  const city = readCity(written.replace(ZIP_AT_END, ''));
  if (zip !== undefined) return [{ kind: 'zip', zip }, ...city];
  const key = placeNameKey(written);
  if (isAbroad(key)) return [{ kind: 'outside' }];
  const state = STATE_BY_KEY.get(key);
  return state === undefined || CITIES_LIKE_STATES.has(key)
    ? city
    : [{ kind: 'state', state }, ...city];
};

/** Large cities named like a state; all other such towns are far smaller: Nevada, Missouri. */
const CITIES_LIKE_STATES = new Set(['new york', 'washington']);

const isAbroad = (key: string): boolean => {
  if (CITIES_ABROAD.has(key)) return true;
  const words = key.split(' ');
  return words.some(
    (_, at) =>
      CITIES_ABROAD.has(words.slice(0, at).join(' ')) &&
      REGIONS_ABROAD.has(words.slice(at).join(' ')),
  );
};

const readPoint = (latitude: number, longitude: number): readonly PlaceGuess[] => {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
  return isInUnitedStates({ latitude, longitude })
    ? [{ kind: 'point', latitude, longitude }]
    : [{ kind: 'outside' }];
};

const readCity = (text: string): readonly PlaceGuess[] => {
  const words = placeNameKey(text).split(' ');
  const whole = cityGuess(words.join(' '), undefined);
  const withState = Array.from({ length: MAX_STATE_WORDS }, (_, index) => {
    const state = STATE_BY_KEY.get(words.slice(-1 - index).join(' '));
    return state === undefined ? [] : cityGuess(words.slice(0, -1 - index).join(' '), state);
  }).flat();
  // "Kansas City, Kansas" names the state; "New York" may be a city.
  return text.includes(',') && withState.length > 0 ? withState : [...whole, ...withState];
};

const cityGuess = (nameKey: string, state: string | undefined): readonly PlaceGuess[] =>
  nameKey === '' ? [] : [{ kind: 'city', nameKey, state }];

const STATE_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...STATES, ...TERRITORIES }).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [placeNameKey(name), code],
  ]),
);

const MAX_STATE_WORDS = Math.max(...[...STATE_BY_KEY.keys()].map((key) => key.split(' ').length));
