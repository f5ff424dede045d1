interface Place {
  readonly from: number;
  readonly to: number;
}

/** Street addresses in a text in English or Spanish, each with its number. */
export const streetAddressesIn = (text: string): readonly Place[] =>
  PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
    })),
  ).filter(({ from, to }) => !isYear(text, from, to));

const FULL =
  'Street|Avenue|Road|Boulevard|Lane|Drive|Court|Circle|Way|Place|Terrace|Parkway|Highway|Trail|Loop|Square';
const SHORT = 'St|Ave|Rd|Blvd|Ln|Dr|Ct|Cir|Pl|Ter|Pkwy|Hwy|Trl|Sq';
/** Words that are streets and little else, so that small letters will do. */
const PLAIN = 'street|avenue|boulevard|lane|parkway|st|ave|blvd|ln';

const DIRECTION = '(?:[NSEW]|NE|NW|SE|SW|North|South|East|West)\\.?';
const CAPITAL_NAME = "(?:\\p{Lu}[\\p{L}'’.-]+|\\d{1,3}(?:st|nd|rd|th))";
const SMALL_NAME =
  '(?!(?:a|an|the|on|in|of|at|to|or|and|my|our|this|that|years?|months?|weeks?|days?|hours?|minutes?|miles?|blocks?|times?|people|kids|children|houses?)\\b)\\p{Ll}{3,}';
const UNIT = '(?:,? (?:Apt|Apartment|Suite|Ste|Unit|#)\\.? ?[\\p{L}\\p{N}-]{1,6})?';

const PATTERNS: readonly RegExp[] = [
  // 12 Oak Street, 1200 NE 5th Ave, 4 Old Mill Rd Apt 3. "Dr." before a name is a doctor.
  new RegExp(
    `(?<![\\p{L}\\p{N}.,$#/-])\\d{1,5}[A-Z]? (?:${DIRECTION} )?(?:${CAPITAL_NAME} ){1,3}(?:(?:${FULL})\\b|(?:${SHORT})\\b(?<!Dr(?=\\.? \\p{Lu}))\\.?)${UNIT}`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}.,$#/-])\\d{2,5} (?:[nsew]\\.? )?(?:${SMALL_NAME} ){1,2}(?:${PLAIN})\\b`,
    'gu',
  ),
  // Calle Robles 123, Avenida Juárez #45
  /(?<!\p{L})(?:calle|avenida|av\.|avda\.|carrera|paseo|calzada|callejón|c\/) ?(?:(?:de|del|la|las|los|el) ){0,2}\p{Lu}\p{L}+(?: (?:(?:de|del|la|las|los|el|y) ){0,2}\p{Lu}\p{L}+){0,3},? (?:#|n[úu]m(?:ero|\.)? ?|no\. ?)?\d{1,5}(?!\p{L}|\d| (?:años|veces|meses|días|horas|minutos))/giu,
  /\b(?:P\.? ?O\.? Box|Apartado postal|Apdo\.) \d{1,6}\b/giu,
];

/** "In 2023 Oak Street was closed" tells a year. */
const isYear = (text: string, from: number, to: number): boolean =>
  /^(?:19|20)\d\d /.test(text.slice(from, to)) &&
  /\b(?:in|since|by|until|from|of|during|en|desde|hasta|de|del|año) $/i.test(
    text.slice(Math.max(0, from - 12), from),
  );
