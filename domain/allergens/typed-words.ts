import { plainOf } from '../kernel/plain-word.ts';

/** A word of a typed text. */
export interface TypedWord {
  /** Lower case, without accents. */
  readonly plain: string;
  /** Without the endings of plurals: the same for `nuez` and `nueces`, `berry` and `berries`. */
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

/**
 * Slips of a key between two words: a letter more, less, or in another's place, or two that changed places
 * (optimal string alignment). Infinity beyond `most`.
 */
export const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (current[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = current;
  }
  const slips = last[other.length] ?? Number.POSITIVE_INFINITY;
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
};
