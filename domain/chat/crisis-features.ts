import { conceptsOf } from './crisis-concepts.ts';

/**
 * Features of a text by kind, each once: words in their order; beginnings of words and concepts in
 * theirs; and letters. Each kind has the same weight, however many of its features there are.
 */
export type CrisisFeatures = readonly ReadonlySet<string>[];

/** Of a text as `crisisTextOf` returns it. */
export const crisisFeaturesOf = (text: string): CrisisFeatures => {
  const said = text.split(' ').filter((word) => word !== '');
  const words = ['^', ...said, '$'];
  const beginnings = words.map((word) =>
    word.length > BEGINNING ? `${word.slice(0, BEGINNING)}*` : word,
  );
  const concepts = words.map(conceptsOf);
  const general = new Set([...sequencesOf(beginnings, [1, 2]), ...conceptFeaturesOf(concepts)]);
  return [new Set(sequencesOf(words, [1, 2, 3])), general, lettersOf(said)];
};

const BEGINNING = 5;

/** Each word, and pairs of words at these distances. Neighbors have a space between them. */
const sequencesOf = (words: readonly string[], distances: readonly number[]): readonly string[] => [
  ...words,
  ...distances.flatMap((distance) => {
    const sign = distance === 1 ? ' ' : '_';
    return words.slice(distance).map((word, at) => `${words[at]}${sign}${word}`);
  }),
];

/** Concepts, and pairs of concepts whose words are up to three apart. */
const conceptFeaturesOf = (concepts: readonly (readonly string[])[]): readonly string[] =>
  concepts.flatMap((here, at) => {
    const near = concepts.slice(at + 1, at + 1 + CONCEPT_DISTANCE).flat();
    return here.flatMap((first) => [`@${first}`, ...near.map((next) => `@${first} @${next}`)]);
  });

const CONCEPT_DISTANCE = 3;

/** Three to five letters in a row of each word, its ends included. */
const lettersOf = (words: readonly string[]): ReadonlySet<string> => {
  const letters = new Set<string>();
  for (const word of new Set(words)) {
    const whole = ` ${word} `;
    for (let length = 3; length <= 5; length += 1)
      for (let at = 0; at + length <= whole.length; at += 1)
        letters.add(`=${whole.slice(at, at + length)}`);
  }
  return letters;
};
