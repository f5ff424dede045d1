import { plainOf, setOfWords } from '../kernel/plain-word.ts';

/** Part of a search that may name a place. */
export interface PlaceMention {
  /**
   * `code`: ZIP code or Canadian postcode. `near` and `in`: after such a word; other words than places rarely
   * follow `near`. `end` and `start`: may also be a name.
   */
  readonly kind: 'code' | 'near' | 'in' | 'end' | 'start';
  /** Typed text of the location. */
  readonly location: string;
  /** Text without the place and the word before it. */
  readonly rest: string;
}

export interface MentionedPlaces {
  /** True for "near me", "cerca de mí", "nearby". */
  readonly isNearMe: boolean;
  /** Most likely first; longest first within each kind. */
  readonly mentions: readonly PlaceMention[];
}

interface Word {
  readonly text: string;
  readonly plain: string;
  readonly from: number;
  readonly to: number;
}

/** Exceeds "Truth or Consequences, New Mexico". */
const MAX_PLACE_WORDS = 5;

/** Limit on look-ups: places in longer texts are not read. */
const MAX_TEXT_WORDS = 40;

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’.-]+/gu)]
    .map((match) => ({
      text: match[0],
      plain: plainOf(match[0]),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ plain }) => /[\p{L}\p{N}]/u.test(plain))
    .slice(0, MAX_TEXT_WORDS);

const phrases = (list: string): readonly (readonly string[])[] =>
  list
    .split(', ')
    .map((phrase) => phrase.split(' '))
    .toSorted((a, b) => b.length - a.length);

const NEAR_ME = phrases(
  'near me, near us, near my home, near my house, near home, nearby, near by, close to me, close to us, ' +
    'close to home, close to my home, close to my house, close by, around me, around here, around us, ' +
    'in my area, in our area, in my town, in my city, near here, ' +
    'cerca de mi, cerca de mi casa, cerca de casa, cerca de nosotros, cerca de aqui, cerca mio, ' +
    'por aqui, por aqui cerca, en mi area, en mi ciudad, en mi zona, aqui cerca, cercano a mi',
);

const NEAR = phrases(
  'near, near to, close to, around, outside, outside of, next to, nearby to, within reach of, ' +
    'cerca de, cercano a, cercana a, cercanos a, alrededor de, junto a, cerca',
);

const IN = phrases('in, from, serving, en, desde');

/** Words before a ZIP code that mean nothing without it. */
const BEFORE_CODE = setOfWords(
  'near to close around outside of next in at from serving by zip zipcode code postal my area is',
  'live we i im cerca de cercano alrededor en codigo vivo del area',
);

const AFTER_PLACE = setOfWords(
  'that who which with for and accepting accepts taking takes open near in on please thanks who',
  'que con para y o por acepta acepten aceptan en favor',
);

const CODE = /(?<![\p{L}\p{N}-])\d{5}(?:-?\d{4})?(?![\p{L}\p{N}]|-\d)/u;
const CANADIAN_CODE = /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d(?![\p{L}\p{N}])/iu;

/** Finds possible places. Pure: the place directory decides which exist. */
export const placesIn = (text: string): MentionedPlaces => {
  const all = wordsOf(text);
  const at = all.findIndex((_, index) => phraseAt(all, index, NEAR_ME) !== undefined);
  const nearMe = phraseAt(all, at, NEAR_ME);
  const words = nearMe === undefined ? all : all.toSpliced(at, nearMe.length);
  return {
    isNearMe: nearMe !== undefined || all.at(-1)?.plain === 'cerca',
    mentions: [...codesIn(text), ...markedIn(text, words), ...atEnds(text, words)],
  };
};

const codesIn = (text: string): readonly PlaceMention[] =>
  [CODE, CANADIAN_CODE].flatMap((code) => {
    const match = code.exec(text);
    if (match === null) return [];
    const before = wordsOf(text.slice(0, match.index));
    const kept = before.findLastIndex(({ plain }) => !BEFORE_CODE.has(plain)) + 1;
    const from = before.slice(kept).at(0)?.from ?? match.index;
    const to = match.index + match[0].length;
    return { kind: 'code' as const, location: match[0], rest: without(text, from, to) };
  });

const markedIn = (text: string, words: readonly Word[]): readonly PlaceMention[] => {
  const found = words.flatMap((_, at) => {
    const near = phraseAt(words, at, NEAR);
    const marker = near ?? phraseAt(words, at, IN);
    if (marker === undefined) return [];
    const kind = near === undefined ? ('in' as const) : ('near' as const);
    const start = at + marker.length;
    return longestFirst(words, start).map(
      ([first, last]): PlaceMention => ({
        kind,
        location: text.slice(first.from, last.to),
        rest: without(text, words[at]?.from ?? 0, last.to),
      }),
    );
  });
  return [
    ...found.filter(({ kind }) => kind === 'near'),
    ...found.filter(({ kind }) => kind === 'in'),
  ];
};

/** Phrases from a word up to one that ends a place. */
const longestFirst = (
  words: readonly Word[],
  start: number,
): readonly (readonly [first: Word, last: Word])[] => {
  const first = words[start];
  if (first === undefined || AFTER_PLACE.has(first.plain)) return [];
  const following = words.slice(start, start + MAX_PLACE_WORDS);
  const end = following.findIndex(
    // "OR" in "in Salem, OR" is Oregon.
    ({ plain, text }, at) => at > 0 && AFTER_PLACE.has(plain) && text !== text.toUpperCase(),
  );
  return (end === -1 ? following : following.slice(0, end))
    .toReversed()
    .map((last) => [first, last] as const);
};

const atEnds = (text: string, words: readonly Word[]): readonly PlaceMention[] => {
  const lengths = Array.from(
    { length: Math.min(MAX_PLACE_WORDS, words.length) },
    (_, index) => Math.min(MAX_PLACE_WORDS, words.length) - index,
  );
  return [
    ...lengths.map((length) => spanOf(text, 'end', words.slice(-length))),
    ...lengths.map((length) => spanOf(text, 'start', words.slice(0, length))),
  ].flat();
};

const spanOf = (
  text: string,
  kind: 'end' | 'start',
  span: readonly Word[],
): readonly PlaceMention[] => {
  const from = span[0]?.from;
  const to = span.at(-1)?.to;
  return from === undefined || to === undefined
    ? []
    : [{ kind, location: text.slice(from, to), rest: without(text, from, to) }];
};

const phraseAt = (
  words: readonly Word[],
  at: number,
  list: readonly (readonly string[])[],
): readonly string[] | undefined =>
  list.find((phrase) => phrase.every((part, index) => words[at + index]?.plain === part));

const without = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)} ${text.slice(to)}`
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
