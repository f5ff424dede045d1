/** Letters of a piece: enough to tell words apart, few enough to outlive a slip. */
const PIECE = 4;

/**
 * Pieces of the words of a text, in lower case and without accents, with a space where a word begins and
 * ends: misspelled and inflected words share most of theirs.
 */
export const letterPiecesOf = (text: string): readonly string[] =>
  plainWordsOf(text).flatMap((word) => {
    const spaced = ` ${word} `;
    return Array.from({ length: Math.max(1, spaced.length - PIECE + 1) }, (_, at) =>
      spaced.slice(at, at + PIECE),
    );
  });

/** All words of a text, in lower case and without accents: `won’t` is `wont`. */
export const plainWordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
