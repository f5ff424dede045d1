/** Piece length: long enough to distinguish words, short enough to survive a typo. */
const PIECE = 4;

/**
 * Splits words into letter pieces, in lower case without accents, with spaces at word boundaries. Misspelled
 * and inflected forms share most pieces.
 */
export const letterPiecesOf = (text: string): readonly string[] =>
  plainWordsOf(text).flatMap((word) => {
    const spaced = ` ${word} `;
    return Array.from({ length: Math.max(1, spaced.length - PIECE + 1) }, (_, at) =>
      spaced.slice(at, at + PIECE),
    );
  });

/** Splits a text into words, in lower case without accents: `won’t` becomes `wont`. */
export const plainWordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
