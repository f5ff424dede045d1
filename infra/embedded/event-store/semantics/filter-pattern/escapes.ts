import type { PatternReader } from './reader.ts';

/** Content of a character class: the matching characters or, if `isNegated`, the excluded ones. */
export interface CharacterSet {
  readonly content: string;
  readonly isNegated: boolean;
}

/** .NET's shorthand classes cover Unicode, RE2's only ASCII. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  w: '\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}',
  s: '\\t-\\r\\x{85}\\p{Z}',
};

/** General categories, except those for surrogates and private use. */
const CATEGORY = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cf])$/;

const CONTROLS: Readonly<Record<string, number>> = {
  a: 0x07,
  e: 0x1b,
  f: 0x0c,
  n: 0x0a,
  r: 0x0d,
  t: 0x09,
  v: 0x0b,
};

/** Reads `\d`, `\W`, `\p{Lu}` and the like; undefined when another escape follows the backslash. */
export const readSetEscape = (reader: PatternReader): CharacterSet | undefined => {
  const letter = reader.peek();
  const isNegated = letter !== letter.toLowerCase();
  const content = SHORTHANDS[letter.toLowerCase()];
  if (content !== undefined) {
    reader.next();
    return { content, isNegated };
  }
  if (letter !== 'p' && letter !== 'P') return undefined;
  const [, category = ''] = reader.take(/[pP]\{([^}]*)\}/y) ?? [];
  if (!CATEGORY.test(category))
    throw reader.error(
      `names the character group '${category}', and this server knows only Unicode's general categories, such as \\p{Lu}`,
    );
  return { content: `\\p{${category}}`, isNegated };
};

/** Reads the code unit of an escape: `\n`, `\x41`, `\u0041`, `\.` and the like. */
export const readUnitEscape = (reader: PatternReader): number => {
  const [, hexadecimal] = reader.take(/x([0-9a-f]{2})|u([0-9a-f]{4})/iy)?.filter(Boolean) ?? [];
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal, 16);
  const [, octal] = reader.take(/(0[0-7]{0,2})/y) ?? [];
  if (octal !== undefined) return Number.parseInt(octal, 8);
  const [, control] = reader.take(/c([@-_a-z])/y) ?? [];
  if (control !== undefined) return control.toUpperCase().charCodeAt(0) - 0x40;
  const character = reader.next();
  const unit = CONTROLS[character];
  if (unit !== undefined) return unit;
  if (character === '') throw reader.error('ends with a backslash');
  if (/[1-9k]/.test(character))
    throw reader.error('refers back to a group, which cannot be matched in linear time');
  if (/\w/.test(character) || character > '\x7f')
    throw reader.error(`has the unknown escape \\${character}`);
  return character.charCodeAt(0);
};
