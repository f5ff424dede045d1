import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { closestWord } from '@hearthway/domain/directory/typo.ts';
import { cityKey, type Places } from '../places/places.ts';

/** Maximum words in a city's name: "Kill Devil Hills" has three. */
const MAX_WORDS = 4;

/**
 * Splits "12 Main St Snow Hill", the text before the state, into street and city. The city is the longest
 * known one at the end; else the ZIP code's, if it is there with a typo; else the text after the last comma,
 * unless it has a number.
 */
export const splitCity = (
  text: string,
  { places, state, zip }: { readonly places: Places; readonly state: string; readonly zip: string },
): { readonly street: string; readonly city: string } => {
  const segments = text.split(',').map((segment) => segment.replace(/^[\s.]+|[\s.]+$/g, ''));
  while (segments.at(-1) === '') segments.pop();
  const words = (segments.pop() ?? '').split(' ');
  const endingIn = (count: number) => ({
    street: [...segments, words.slice(0, -count).join(' ')].filter(Boolean).join(', '),
    city: words.slice(-count).join(' '),
  });
  const counts = Array.from(
    { length: Math.min(MAX_WORDS, words.length) },
    (_, index) => Math.min(MAX_WORDS, words.length) - index,
  );
  const known = counts.find((count) => places.cities.has(cityKey(endingIn(count).city, state)));
  if (known !== undefined) return endingIn(known);

  const cityOfZip = places.zipCodes.get(zip.slice(0, 5))?.city ?? '';
  const meant = { word: placeNameKey(cityOfZip), listings: 1 };
  const misspelled = counts.find(
    (count) => closestWord(placeNameKey(endingIn(count).city), [meant]) !== undefined,
  );
  if (misspelled !== undefined) return { ...endingIn(misspelled), city: cityOfZip };

  const last = words.join(' ');
  if (segments.length > 0 && !/\d/.test(last)) return endingIn(words.length);
  return { street: [...segments, last].filter(Boolean).join(', '), city: '' };
};
