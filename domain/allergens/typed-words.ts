import { plainOf } from '../kernel/plain-word.ts';

/** A word of a typed text. */
export interface TypedWord {
  /** Lower case, without accents. */
  readonly plain: string;
  /** Key without the ending of a plural: one for `nuez` and `nueces`, and for `berry` and `berries`. */
  readonly stem: string;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

/** Not for reading: both sides of a comparison go through it. */
const stemOf = (plain: string): string => {
  const singular = plain.length > 3 ? plain.replace(/s$/, '').replace(/e$/, '') : plain;
  return singular.replace(/z$/, 'c').replace(/y$/, 'i');
};

const WORD = /[\p{L}\p{N}%][\p{L}\p{M}\p{N}%]*(?:['’]\p{L}+)*/gu;

/** The words of a text, in order. Other writing, such as hyphens and emoji, parts them. */
export const wordsIn = (text: string): readonly TypedWord[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const plain = plainOf(word.replace(/['’](?:s|re|ll|ve|d|m)$/i, ''));
    return { plain, stem: stemOf(plain), from: index, to: index + word.length };
  });

/** How Spanish words sound, for slips such as `huebo` and `marizcos`. */
export const soundOf = (plain: string): string =>
  plain
    .replaceAll('ch', '#')
    .replaceAll('h', '')
    .replaceAll('#', 'ch')
    .replaceAll('v', 'b')
    .replaceAll('z', 's')
    .replaceAll(/c(?=[ei])/g, 's')
    .replaceAll('qu', 'k')
    .replaceAll('ll', 'y')
    .replaceAll(/(.)\1/g, '$1');
