import { setOfWords } from '../kernel/plain-word.ts';
import { stateAt } from '../text/state-at.ts';
import { isAt, type Redacted, replaced, type TextWord, textWordsOf } from './redaction-words.ts';

/** Cues before a home town in any case: `we live in`. */
const HOME_CUES = [
  'live in',
  'lives in',
  'living in',
  'live near',
  'lives near',
  'moved to',
  'moving to',
  'moved from',
  'based in',
  'located in',
  'vivo en',
  'vivimos en',
  'vive en',
  'viviendo en',
  'mudamos a',
  'mude a',
].map((cue) => cue.split(' '));

/** Cues before a capitalized place. */
const CUES = ['near', 'in', 'around', 'outside', 'from', 'en', 'cerca de', 'desde'].map((cue) =>
  cue.split(' '),
);

/** Words that begin no place name, or do not locate it. */
const NO_PLACE = setOfWords(
  'a an the my our your this that it an el la los las un una mi nuestra nuestro su al de del me us mi',
  'english spanish french school home class kindergarten preschool grade network medicaid medicare',
  'january february march april may june july august september october november december',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'monday tuesday wednesday thursday friday saturday sunday ingles espanol mexico usa us estados america',
  'which what where who how general hearthway tricare aetna cigna united anthem blue kaiser humana google',
  'family plus free android iphone windows chrome safari firefox aprender another other otro otra casa',
  'facebook instagram youtube aba iep esl and or but pero y o not no person therapy place case fact order',
);

/** Cities known by abbreviations. */
const CITY_LETTERS = setOfWords('nyc sf dfw atl philly bronx brooklyn queens manhattan');

/** Words before a state that are no city: `Does Texas`, `North Carolina Medicaid`. */
const BEFORE_STATE = setOfWords(
  'in near from of for the does do did is are can will would and or to at my our state law laws plan',
  'medicaid insurance shield cross blue aetna cigna united anthem kaiser humana tricare healthy early',
  'department board care act el la en de del para por y o ley seguro estado que hay does cubre cubren',
  'how what where which who when why about outside around under hi hello hola we i im yes no ok',
);

/**
 * Redacts cities in the texts of a conversation. Keeps the state of a city with its state; replaces a place
 * where a family lives or looks for help with a neutral word. A place named in one text is redacted in all.
 */
export const withoutCities = (texts: readonly string[], place: string): readonly string[] => {
  const read = texts.map((text) => {
    const words = textWordsOf(text);
    const parts = [...citiesOfStates(text, words), ...placesAfterCues(text, words, place)];
    return { text, words, parts };
  });
  const namedBefore = new Set(
    read.flatMap(({ words, parts }) =>
      words
        .filter(({ from, isCapital }) => isCapital && parts.some((part) => isIn(part, from)))
        .map(({ plain }) => plain),
    ),
  );
  return read.map(({ text, words, parts }) => {
    const again = words
      .filter(({ plain, isCapital }) => isCapital && namedBefore.has(plain))
      .map(({ from, to }) => ({ from, to, by: place }));
    return replaced(text, [...parts, ...again]);
  });
};

const isIn = ({ from, to }: Redacted, at: number): boolean => from <= at && at < to;

const citiesOfStates = (text: string, words: readonly TextWord[]): readonly Redacted[] =>
  words.flatMap((word, at) => {
    if (stateAt(words, at) === undefined) return [];
    const isLower = !word.isCapital;
    const from = cityBefore(text, words, at, isLower);
    return from === undefined ? [] : [{ from, to: word.from, by: '' }];
  });

/** Finds the start of the city before a state. */
const cityBefore = (
  text: string,
  words: readonly TextWord[],
  state: number,
  isLower: boolean,
): number | undefined => {
  let from: number | undefined;
  for (let at = state - 1; at >= 0 && at >= state - MAX_CITY_WORDS; at -= 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || next === undefined) break;
    const between = text.slice(word.to, next.from);
    const isJoined = at === state - 1 ? /^,? +$/u.test(between) : between === ' ';
    const isLetters = /^\p{Lu}{2,}$/u.test(word.text) && !CITY_LETTERS.has(word.plain);
    const hasCue =
      between.startsWith(',') || (isLower && CUES.some((cue) => isAt(words, at - cue.length, cue)));
    const isNamed = (word.isCapital && !isLetters) || hasCue;
    if (!isJoined || !isNamed || BEFORE_STATE.has(word.plain) || stateAt(words, at) !== undefined)
      break;
    from = word.from;
    // Accepts a lower-case word as a city only directly after a cue.
    if (!word.isCapital) break;
  }
  return from;
};

const MAX_CITY_WORDS = 3;

const placesAfterCues = (
  text: string,
  words: readonly TextWord[],
  place: string,
): readonly Redacted[] =>
  words.flatMap((_, at) => {
    const home = HOME_CUES.find((cue) => isAt(words, at, cue));
    const cue = home ?? CUES.find((each) => isAt(words, at, each));
    if (cue === undefined) return [];
    const first = at + cue.length;
    const [word] = words.slice(first);
    if (word === undefined || NO_PLACE.has(word.plain) || stateAt(words, first) !== undefined)
      return [];
    const isLetters = /^\p{Lu}{2,}$/u.test(word.text) && !CITY_LETTERS.has(word.plain);
    const isNamed = (word.isCapital && !isLetters) || CITY_LETTERS.has(word.plain);
    if (!isNamed && home === undefined) return [];
    if (!/^[ ]+$/u.test(text.slice(words[first - 1]?.to, word.from))) return [];
    let last = first;
    while (last + 1 < words.length && last - first < MAX_CITY_WORDS - 1) {
      const [current, next] = [words[last], words[last + 1]];
      if (current === undefined || next === undefined || !next.isCapital) break;
      if (text.slice(current.to, next.from) !== ' ' || stateAt(words, last + 1) !== undefined)
        break;
      last += 1;
    }
    const isBeforeState = stateAt(words, last + 1) !== undefined;
    return [{ from: word.from, to: words[last]?.to ?? word.to, by: isBeforeState ? '' : place }];
  });
