/** A part of a sentence of the catalog. */
export interface SentencePart {
  /** Where it begins, which tells one from the next. */
  readonly at: number;
  readonly text: string;
  /** It is what the sentence is about. */
  readonly isStrong: boolean;
}

const STRONG = /\*([^*]+)\*/g;

/** Splits a sentence at its `*…*`. A star that has no second one is a star. */
export const partsOf = (sentence: string): readonly SentencePart[] => {
  const parts: SentencePart[] = [];
  let end = 0;
  const add = (at: number, text: string, isStrong: boolean) => {
    if (text !== '') parts.push({ at, text, isStrong });
  };
  for (const match of sentence.matchAll(STRONG)) {
    add(end, sentence.slice(end, match.index), false);
    add(match.index, match[1] ?? '', true);
    end = match.index + match[0].length;
  }
  add(end, sentence.slice(end), false);
  return parts;
};
