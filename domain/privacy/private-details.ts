import { childNamesIn } from './child-names.ts';
import { streetAddressesIn } from './street-addresses.ts';

/** Details that tell strangers who a person is, or how to reach one. */
type PrivateDetailKind = 'phone' | 'email' | 'address' | 'name' | 'ssn';

export interface PrivateDetail {
  readonly kind: PrivateDetailKind;
  /** As it was written: a name with its first name, which stays. */
  readonly words: string;
  /** The part that is masked, by its place in the text. */
  readonly from: number;
  readonly to: number;
}

export interface PrivateDetailOptions {
  /** The writer's last name: a first name before it is the full name of a child, too. */
  readonly lastName?: string | undefined;
}

/** Stands for a detail that was masked. */
export const MASK = '[…]';

/**
 * Phone numbers, e-mail addresses, street addresses, Social Security numbers and full names of children in
 * a text in English or Spanish, in its order. It is silent where it cannot tell: ages, dates, amounts,
 * numbers that are for everyone (911, 988, toll-free numbers of insurers), and names of providers.
 */
export const privateDetailsIn = (
  text: string,
  { lastName }: PrivateDetailOptions = {},
): readonly PrivateDetail[] => {
  const found = [
    ...matched('ssn', text, SSN),
    ...matched('email', text, EMAIL),
    ...matched('email', text, SPOKEN_EMAIL),
    ...PHONES.flatMap((pattern) => matched('phone', text, pattern)).filter(isPrivatePhone),
    ...streetAddressesIn(text).map((at) => detailAt('address', text, at)),
    ...childNamesIn(text, lastName).map(({ from, lastFrom, to }) => ({
      kind: 'name' as const,
      words: text.slice(from, to),
      from: lastFrom,
      to,
    })),
  ].toSorted((one, other) => one.from - other.from || other.to - one.to);
  // Keeps, where two overlap, the one that begins first.
  return found.filter(({ from }, at) => !found.slice(0, at).some((before) => before.to > from));
};

/** The text with each private detail masked. First names stay. */
export const maskPrivateDetails = (text: string, options?: PrivateDetailOptions): string => {
  let masked = '';
  let at = 0;
  for (const { from, to } of privateDetailsIn(text, options)) {
    masked += text.slice(at, from) + MASK;
    at = to;
  }
  return masked + text.slice(at);
};

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** `ana at example dot org`, `ana arroba ejemplo punto com`. */
const SPOKEN_EMAIL =
  /[\p{L}\p{N}._-]{1,64}\s{0,3}[([]?\s?\b(?:at|arroba)\b\s?[)\]]?\s{0,3}[\p{L}\p{N}-]{1,63}\s{0,3}[([]?\s?\b(?:dot|punto)\b\s?[)\]]?\s{0,3}(?:com|org|net|edu|gov|mx|es)\b/giu;

const SSN = /(?<![\d-])(?!000|666|9\d\d)\d{3}[- ](?!00)\d{2}[- ](?!0000)\d{4}(?![\d-])/g;

const DIGIT =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';

const PHONES: readonly RegExp[] = [
  // Ten digits, as they are written in the United States: no area code or exchange begins with 0 or 1.
  /(?<![\d.$#/-])(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{0,2}[2-9]\d{2}[-. ]?\d{4}(?![\d]|[-/]\d)/g,
  // From abroad.
  /(?<![\d+])\+(?!1\b)\d{1,3}(?:[-. ]?\(?\d{1,4}\)?){2,5}(?!\d)/g,
  // Seven digits, after a word that says that they are dialed.
  /(?<=\b(?:call|phone|text|cell|mobile|number|reach|tel|teléfono|telefono|celular|ll[aá]m\p{L}{1,6}|número|numero)\b[^\d\n]{0,24})(?<!\d[-. ]?)[2-9]\d{2}[-. ]\d{4}(?![\d]|[-/]\d)/giu,
  new RegExp(`\\b(?:(?:${DIGIT})[-, ]{1,2}){6,10}(?:${DIGIT})\\b`, 'gi'),
];

/** Area codes that are free to call, hence an organization's. */
const TOLL_FREE = /^(?:800|833|844|855|866|877|888)/;

const isPrivatePhone = ({ words }: PrivateDetail): boolean =>
  !TOLL_FREE.test(words.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''));

const matched = (kind: PrivateDetailKind, text: string, pattern: RegExp): PrivateDetail[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
    kind,
    words,
    from: index,
    to: index + words.length,
  }));

const detailAt = (
  kind: PrivateDetailKind,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): PrivateDetail => ({ kind, words: text.slice(from, to), from, to });
