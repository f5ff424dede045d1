import type { ContentLanguage } from '../content/content.constants.ts';
import { plainOf } from '../kernel/plain-word.ts';

export interface TextWord {
  readonly text: string;
  /** Lower case, without accents and apostrophes. */
  readonly plain: string;
  readonly from: number;
  /** End index, before a possessive `’s`. */
  readonly to: number;
  readonly isCapital: boolean;
}

/** Part of a text with its replacement. */
export interface Redacted {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

export const textWordsOf = (text: string): readonly TextWord[] =>
  [...text.matchAll(/[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])?/gu)].map((match) => {
    const word = match[0].replace(/['’]s$/iu, '');
    return {
      text: word,
      plain: plainOf(word),
      from: match.index,
      to: match.index + word.length,
      isCapital: /^\p{Lu}/u.test(word),
    };
  });

export const isAt = (words: readonly TextWord[], at: number, cue: readonly string[]): boolean =>
  cue.every((part, index) => words[at + index]?.plain === part);

/** Replaces non-overlapping parts. The first and longest of overlapping parts wins. */
export const replaced = (text: string, parts: readonly Redacted[]): string => {
  let at = 0;
  let result = '';
  for (const { from, to, by } of parts.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue;
    result += text.slice(at, from) + by;
    at = to;
  }
  return (result + text.slice(at)).replaceAll(/ {2,}/gu, ' ');
};

const ENGLISH = {
  link: 'a link',
  email: 'an e-mail address',
  phone: 'a phone number',
  number: 'a number',
  date: 'a date',
  address: 'an address',
  place: 'my area',
  child: 'my child',
  person: 'a person',
};

export type Neutral = keyof typeof ENGLISH;

export type NeutralWords = Readonly<Record<Neutral, string>>;

/** Neutral words that replace redacted parts. */
export const NEUTRAL: Readonly<Record<ContentLanguage, NeutralWords>> = {
  en: ENGLISH,
  es: {
    link: 'un enlace',
    email: 'un correo',
    phone: 'un teléfono',
    number: 'un número',
    date: 'una fecha',
    address: 'una dirección',
    place: 'mi zona',
    child: 'mi hijo',
    person: 'una persona',
  },
};
