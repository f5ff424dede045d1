import { CRISIS_CONCEPTS } from './crisis-concepts.constants.ts';

/** The concepts that a word stands for. */
export const conceptsOf = (word: string): readonly string[] => {
  const found = new Set(WHOLE.get(word));
  for (let length = SHORTEST; length <= word.length; length += 1)
    for (const concept of BEGINNINGS.get(word.slice(0, length)) ?? []) found.add(concept);
  return [...found];
};

const SHORTEST = 2;

const byWord = (words: readonly (readonly [word: string, concept: string])[]) => {
  const concepts = new Map<string, string[]>();
  for (const [word, concept] of words) concepts.set(word, [...(concepts.get(word) ?? []), concept]);
  return concepts;
};

const ALL = Object.entries(CRISIS_CONCEPTS).flatMap(([concept, words]) =>
  words.split(' ').map((word) => [word, concept] as const),
);

const WHOLE = byWord(ALL.filter(([word]) => !word.endsWith('*')));

const BEGINNINGS = byWord(
  ALL.filter(([word]) => word.endsWith('*')).map(([word, concept]) => [word.slice(0, -1), concept]),
);
