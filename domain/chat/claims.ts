import type { ContentLanguage } from '../content/content.constants.ts';
import { MONTHS, NUMBER_WORDS, UNITS } from './claim-words.constants.ts';

/** Parts of a sentence that must also occur in its source. */
export interface Claims {
  /** Numbers, `504`, quantities with units, `180 day`, and kinds of facts, such as `law`. */
  readonly facts: ReadonlySet<string>;
  /** Digits of phone numbers and other long numbers. */
  readonly digits: readonly string[];
  /** Addresses and names of laws, in lower case. */
  readonly names: readonly string[];
}

/** Extracts numbers, laws, deadlines, phones, doses, money, percentages and addresses from a text. */
export const claimsOf = (text: string, language: ContentLanguage): Claims => {
  const plain = text.replaceAll(/[\u2010-\u2015]/gu, '-').replaceAll(/[\u00A0\u202F]/gu, ' ');
  const digits = Array.from(plain.matchAll(LONG_NUMBER), ([found]) => found.replaceAll(/\D/gu, ''));
  const shortNumbers = plain.replaceAll(LONG_NUMBER, ' ');
  return {
    facts: new Set([...numbersOf(shortNumbers, language), ...kindsOf(plain, language)]),
    digits,
    names: NAMES.flatMap((name) => plain.match(name) ?? []).map(nameOf),
  };
};

export const hasClaims = ({ facts, digits, names }: Claims): boolean =>
  facts.size > 0 || digits.length > 0 || names.length > 0;

/** Returns whether a source contains every claim, with identical numbers and names. */
export const isSupported = (
  { facts, digits, names }: Claims,
  source: string,
  language: ContentLanguage,
): boolean => {
  const said = claimsOf(source, language);
  const flat = nameOf(source);
  return (
    Array.from(facts).every((fact) => said.facts.has(fact)) &&
    digits.every((each) => isNumberIn(each, source)) &&
    names.every((name) => flat.includes(name))
  );
};

const nameOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.,;:!?)]+$/u, '')
    .replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')
    .trim();

/** Seven or more digits, with spaces, dots, hyphens and parentheses between. */
const LONG_NUMBER = /(?<![\d.,])\+?\(?\d(?:[\s().-]{0,2}\d){6,}(?![\d%])/gu;

const isNumberIn = (digits: string, source: string): boolean => {
  const national = digits.length === 11 ? digits.replace(/^1/u, '') : digits;
  const spaced = Array.from(national).join('[\\s().\\u2010-\\u2015-]{0,2}');
  return new RegExp(`(?:^|\\D|\\D1[\\s().-]{0,2}|^1[\\s().-]{0,2})${spaced}(?!\\d)`, 'u').test(
    source,
  );
};

const SHORT_NUMBER = /(?<![\d.,])\d+(?:[.,:]\d+)*/u;

const numbersOf = (text: string, language: ContentLanguage): readonly string[] => {
  const { pattern, digitsOf } = NUMBERS[language];
  return Array.from(text.matchAll(pattern)).flatMap(({ groups = {} }) => {
    const number = digitsOf(groups['number'] ?? '');
    const unit = (groups['money'] && 'dollar') ?? unitOf(groups['unit'], language);
    // "One" may be a figure of speech, except with a time or a sum.
    if (number === '1' && unit === undefined && !/\d/u.test(groups['number'] ?? '')) return [];
    return unit === undefined ? [number] : [number, `${number} ${unit}`];
  });
};

const unitOf = (found: string | undefined, language: ContentLanguage): string | undefined =>
  found &&
  UNITS[language].find(({ words }) => words.split('|').includes(found.toLowerCase()))?.unit;

const NUMBERS = {
  en: numbersIn('en', 'calendar|business|working|full|more|whole'),
  es: numbersIn('es', '(?:de )?'),
};

function numbersIn(language: ContentLanguage, between: string) {
  const words = NUMBER_WORDS[language];
  const units = UNITS[language].map((each) => each.words).join('|');
  return {
    pattern: new RegExp(
      `(?<money>US\\$|\\$)?\\s?(?<number>${SHORT_NUMBER.source}|(?<!\\p{L})(?:${Object.keys(words).join('|')})(?!\\p{L}))(?:[\\s-]?(?:(?:${between})\\s)?(?<unit>${units})(?!\\p{L}))?`,
      'giu',
    ),
    digitsOf: (found: string): string => words[found.toLowerCase()] ?? standardNumber(found),
  };
}

/**
 * Normalizes number formats: `1,500` and `1.500` are the same number in two languages, and so are `2.5` and
 * `2,5`.
 */
const standardNumber = (found: string): string =>
  /^\d{1,3}(?:[.,]\d{3})+$/u.test(found)
    ? found.replaceAll(/[.,]/gu, '')
    : found.replaceAll(',', '.').replace(/\.0+$/u, '');

const kindsOf = (text: string, language: ContentLanguage): readonly string[] => [
  ...KINDS[language].flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : [])),
  ...MONTHS[language].flatMap((month) =>
    new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'u').test(text) ? [`month ${month}`] : [],
  ),
];

const KINDS = {
  en: [
    [
      'law',
      /\b(?:laws?|legal(?:ly)?|illegal(?:ly)?|lawful|unlawful|statutes?|regulations?|lawsuits?|sued?|court|federal)\b|§/iu,
    ],
    ['deadline', /\b(?:deadlines?|due date|expires?|no later than)\b/iu],
    ['every day', /\b(?:twice|half|double|triple|daily)\b/iu],
  ],
  es: [
    [
      'law',
      /(?<!\p{L})(?:ley|leyes|legal(?:es|mente)?|ilegal(?:es|mente)?|estatutos?|reglamentos?|demandar|tribunal(?:es)?|federal(?:es)?)(?!\p{L})|§/iu,
    ],
    [
      'deadline',
      /(?<!\p{L})(?:plazos?|fechas? límites?|venc(?:e|en|imiento)|a más tardar)(?!\p{L})/iu,
    ],
    ['every day', /(?<!\p{L})(?:mitad|doble|triple|diari[oa]s?)(?!\p{L})/iu],
  ],
} as const satisfies Readonly<Record<ContentLanguage, readonly (readonly [string, RegExp])[]>>;

/** Patterns for web and mail addresses, and names of laws. */
const NAMES: readonly RegExp[] = [
  /https?:\/\/[^\s)]+|www\.[^\s)]+/giu,
  /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu,
  /(?<![@\p{L}\d.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|gov|net|edu|us|info|io|mx)(?:\/[^\s)]*)?(?!\p{L})/giu,
  /\b(?:IDEA|ADA|ACA|ERISA|EPSDT|HIPAA|FERPA|FMLA|MHPAEA|FAPE|SSI|SSDI|CHIP|LRE|COBRA|ABLE)\b/gu,
  /(?:\p{Lu}[\p{L}'’-]+\s+(?:(?:of|for|and|with|the|in)\s+)*){1,7}(?:Act|Law|Code|Rule|Amendment|Title)\b/gu,
  /\b(?:Title|Título|Section|Sección|Part|Parte)\s+(?:[IVXL]+|[A-Z]|\d+)\b/gu,
  /(?<!\p{L})Ley(?:es)?(?:\s+(?:de|del|para|sobre|la|las|los|el|y|con|en|a))*(?:\s+\p{Lu}[\p{L}-]+(?:\s+(?:de|del|para|y|la|las|los|el|con|en|a|Salud|bajo))*)+/gu,
];
