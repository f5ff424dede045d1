/** The first word of a name, as the family wrote it: no more of it is published. */
export const firstNameIn = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

/** Its last word; undefined for a name of one word. */
export const lastNameIn = (name: string): string | undefined =>
  name.trim().split(/\s+/u).slice(1).at(-1);

/**
 * Whether a text has only words of the original, in their order: a published story is shortened or
 * masked, and never says what the family did not. Capitals and punctuation may change, since a sentence
 * that lost its end needs another.
 */
export const isShortened = (original: string, published: string): boolean => {
  const words = wordsIn(original);
  let next = 0;
  return wordsIn(published).every((word) => {
    const found = words.indexOf(word, next);
    next = found + 1;
    return found >= 0;
  });
};

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’\-.,:/][\p{L}\p{N}]+)*/gu) ?? [];
