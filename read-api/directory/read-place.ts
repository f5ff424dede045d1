import { NAMES_BEFORE_CITIES } from '@hearthway/domain/directory/bare-places.constants.ts';
import { STOP_WORDS } from '@hearthway/domain/directory/common-words.constants.ts';
import { type PlaceGuess, readLocation } from '@hearthway/domain/directory/location.ts';
import { understand, wordsOf } from '@hearthway/domain/directory/needs.ts';
import { type PlaceMention, placesIn } from '@hearthway/domain/directory/places-in-text.ts';
import { PLAIN_WORDS, plainWordLike } from '@hearthway/domain/directory/plain-words.ts';
import { HELP_WORDS } from '@hearthway/domain/directory/search-terms.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { type CitiesOfName, citiesAlike, citiesCalled } from './cities.ts';
import type { FindPlace, Found } from './place.ts';

/** Place that the text of a search names, if any. */
export type PlaceInText = { readonly isNearMe: boolean } & (
  | { readonly mention?: undefined }
  | {
      readonly mention: PlaceMention;
      readonly found: Found;
      /** True if no place has a similar name, since it may be "near the park". */
      readonly mayBeLeftOut: boolean;
    }
);

interface Places {
  readonly database: Kysely<ReadSchema>;
  readonly findPlace: FindPlace;
}

/**
 * Reads a ZIP code, a place after "near" or "in", and, if allowed without these words, a city at one end of
 * the text beside a word for help: "occupational therapy durham".
 */
export const readPlace = async (
  { database, findPlace }: Places,
  text: string,
  { mayBeBare }: { readonly mayBeBare: boolean },
): Promise<PlaceInText> => {
  const { isNearMe, mentions } = placesIn(text);
  const usable = mentions.filter(({ kind }) => mayBeBare || (kind !== 'end' && kind !== 'start'));
  const [first] = usable;
  if (first === undefined) return { isNearMe };
  if (first.kind === 'code')
    return {
      isNearMe,
      mention: first,
      found: await findPlace(first.location),
      mayBeLeftOut: false,
    };
  const guessed = usable.map((mention) => ({ mention, guesses: readLocation(mention.location) }));
  const cities = await citiesCalled(database, namesIn(guessed.flatMap(({ guesses }) => guesses)));
  const meant = guessed.find((each) => isMeant(each, cities));
  if (meant !== undefined) {
    const { mention } = meant;
    return { isNearMe, mention, found: await findPlace(mention.location), mayBeLeftOut: false };
  }
  return { isNearMe, ...(await misspelled(database, usable)) };
};

interface Guessed {
  readonly mention: PlaceMention;
  readonly guesses: readonly PlaceGuess[];
}

const namesIn = (guesses: readonly PlaceGuess[]): readonly string[] => [
  ...new Set(guesses.flatMap((guess) => (guess.kind === 'city' ? guess.nameKey : []))),
];

type Cities = ReadonlyMap<string, CitiesOfName>;

/** Places called "Home" or "English" have fewer inhabitants. */
const LEAST_PEOPLE_AFTER_IN = 1_000;

/** A smaller city without a state is more likely the name of a person or a practice. */
const LEAST_PEOPLE = { end: 50_000, start: 100_000 } as const;

/** Long names such as "San Antonio" or "Fort Worth" are never those of a person. */
const LEAST_PEOPLE_IN_LONG_NAME = 10_000;

const isMeant = ({ mention, guesses }: Guessed, cities: Cities): boolean => {
  const { kind, location, rest } = mention;
  const isBare = kind === 'end' || kind === 'start';
  if (isBare && rest !== '' && !isForHelp(rest)) return false;
  return guesses.some((guess) => {
    switch (guess.kind) {
      case 'state':
      case 'outside':
        return !isBare && !isWord(location);
      case 'city': {
        const named = cities.get(guess.nameKey);
        if (named === undefined) return false;
        if (guess.state !== undefined)
          return (named.get(guess.state) ?? -1) >= (isBare ? LEAST_PEOPLE_AFTER_IN : 0);
        return kind === 'near' || Math.max(...named.values()) >= leastPeople(kind, guess.nameKey);
      }
      default:
        return false;
    }
  });
};

const leastPeople = (kind: 'in' | 'end' | 'start' | 'code', nameKey: string): number => {
  const words = nameKey.split(' ');
  if (words.every((word) => PLAIN_WORDS.has(word))) return Number.POSITIVE_INFINITY;
  if (kind === 'in' || kind === 'code') return LEAST_PEOPLE_AFTER_IN;
  if (words.length > 1) return LEAST_PEOPLE_IN_LONG_NAME;
  return NAMES_BEFORE_CITIES.has(nameKey) ? Number.POSITIVE_INFINITY : LEAST_PEOPLE[kind];
};

/** State codes that are also English or Spanish words. */
const CODES_LIKE_WORDS = new Set(
  'al as co de hi id in la ma me md mi mo ms mt ne oh ok or pa va'.split(' '),
);

const isWord = (code: string): boolean => CODES_LIKE_WORDS.has(code);

/** Whether the text has a word for help, perhaps misspelled. */
const isForHelp = (text: string): boolean => {
  const words = wordsOf(text);
  const { needs, preferences } = understand(words);
  return (
    needs.length + preferences.length > 0 ||
    words.some((word) => HELP_WORDS.has(plainWordLike(word) ?? ''))
  );
};

/** Handles "near Sprngfield" and "near Atlantis". */
const misspelled = async (
  database: Kysely<ReadSchema>,
  usable: readonly PlaceMention[],
): Promise<
  { mention?: undefined } | { mention: PlaceMention; found: Found; mayBeLeftOut: boolean }
> => {
  const unknown = usable.filter(
    ({ kind, location }) =>
      (kind === 'near' || kind === 'in') &&
      wordsOf(location)
        .filter((word) => !STOP_WORDS.has(word))
        .every((word) => plainWordLike(word) === undefined),
  );
  for (const mention of unknown) {
    const alike = await citiesAlike(database, mention.location);
    if (alike.length > 0) return { mention, found: { kind: 'unknown' }, mayBeLeftOut: false };
  }
  const mention = unknown.find(({ kind }) => kind === 'near');
  return mention === undefined ? {} : { mention, found: { kind: 'unknown' }, mayBeLeftOut: true };
};
