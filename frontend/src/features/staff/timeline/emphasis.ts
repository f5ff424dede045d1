export interface SentencePart {
  /** Start index, as a key. */
  readonly at: number;
  readonly text: string;
  /** True if emphasized. */
  readonly isStrong: boolean;
}

const STRONG = /\*([^*]+)\*/g;

/** Splits a sentence at its `*…*`. A single star stays a star. */
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
