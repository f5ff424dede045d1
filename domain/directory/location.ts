import { placeNameKey } from './place-name.ts';
import { STATES, TERRITORIES } from './states.ts';

/** What a text may mean by a place. */
export type PlaceGuess =
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'zip'; readonly zip: string }
  /** Without a state, the largest city of that name. */
  | { readonly kind: 'city'; readonly nameKey: string; readonly state: string | undefined };

const POINT = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;
const ZIP_AT_END = /(?:^|[\s,])(\d{5})(?:[- ]?\d{4})?$/;
const COUNTRY_AT_END = /[\s,]+(?:usa|u\.s\.a?\.?|united states(?: of america)?)$/i;

/**
 * What somebody wrote for where they live, the likeliest first; empty when it cannot be a place. A
 * ZIP code of 5 or 9 digits, a city, its state in letters or as a name, any of them together, or the
 * `latitude, longitude` of a browser.
 */
export const readLocation = (text: string): readonly PlaceGuess[] => {
  const written = text.trim().replace(COUNTRY_AT_END, '');
  const point = POINT.exec(written);
  if (point !== null) return readPoint(Number(point[1]), Number(point[2]));
  const zip = ZIP_AT_END.exec(written)?.[1];
  const city = readCity(written.replace(ZIP_AT_END, ''));
  return zip === undefined ? city : [{ kind: 'zip', zip }, ...city];
};

const readPoint = (latitude: number, longitude: number): readonly PlaceGuess[] =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? [{ kind: 'point', latitude, longitude }]
    : [];

const readCity = (text: string): readonly PlaceGuess[] => {
  const words = placeNameKey(text).split(' ');
  const whole = cityGuess(words.join(' '), undefined);
  const withState = Array.from({ length: MOST_WORDS_OF_A_STATE }, (_, index) => {
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

const MOST_WORDS_OF_A_STATE = Math.max(
  ...[...STATE_BY_KEY.keys()].map((key) => key.split(' ').length),
);
