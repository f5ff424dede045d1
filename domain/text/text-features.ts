import { remembered } from './word-lists.ts';

/** Words, and word pairs at the given distances. Neighbors are separated by a space. */
export const sequencesOf = (
  words: readonly string[],
  distances: readonly number[],
): readonly string[] => [
  ...words,
  ...distances.flatMap((distance) => {
    const sign = distance === 1 ? ' ' : '_';
    return words.slice(distance).map((word, at) => `${words[at]}${sign}${word}`);
  }),
];

/** Words without endings. */
export const beginningsOf = (words: readonly string[]): readonly string[] =>
  words.map((word) => (word.length > BEGINNING ? `${word.slice(0, BEGINNING)}*` : word));

const BEGINNING = 5;

/** Sequences of three to five letters of each word, including its ends. */
export const lettersOf = (words: readonly string[]): ReadonlySet<string> => {
  const letters = new Set<string>();
  for (const word of new Set(words)) for (const piece of piecesOf(word)) letters.add(piece);
  return letters;
};

const piecesOf = remembered((word): readonly string[] => {
  const whole = ` ${word} `;
  return [3, 4, 5].flatMap((length) =>
    Array.from(
      { length: Math.max(0, whole.length - length + 1) },
      (_, at) => `=${whole.slice(at, at + length)}`,
    ),
  );
});

/** Concepts, and pairs of concepts whose words are up to three words apart. */
export const conceptFeaturesOf = (concepts: readonly (readonly string[])[]): readonly string[] =>
  concepts.flatMap((here, at) => {
    const near = concepts.slice(at + 1, at + 1 + NEAR).flat();
    return here.flatMap((first) => [`@${first}`, ...near.map((next) => `@${first} @${next}`)]);
  });

/** Pairs of concepts at any distance in a text. */
export const conceptPairsOf = (concepts: readonly (readonly string[])[]): readonly string[] => {
  const all = [...new Set(concepts.flat())].sort();
  return all.flatMap((first, at) => all.slice(at + 1).map((next) => `&${first} ${next}`));
};

/** Words paired with concepts up to two words before or after. */
export const besideConceptsOf = (
  words: readonly string[],
  concepts: readonly (readonly string[])[],
): readonly string[] =>
  words.flatMap((word, at) => [
    ...(concepts[at + 1] ?? []).map((concept) => `${word}>${concept}`),
    ...(concepts[at - 1] ?? []).map((concept) => `${concept}<${word}`),
    ...(concepts[at + 2] ?? []).map((concept) => `${word}>>${concept}`),
    ...(concepts[at - 2] ?? []).map((concept) => `${concept}<<${word}`),
  ]);

/** Gists, and pairs of gists up to three apart, skipping words without one. */
export const gistFeaturesOf = (gists: readonly string[]): readonly string[] =>
  gists.flatMap((gist, at) => [
    `+${gist}`,
    ...gists.slice(at + 1, at + 1 + NEAR).map((next) => `${gist}+${next}`),
  ]);

const NEAR = 3;
