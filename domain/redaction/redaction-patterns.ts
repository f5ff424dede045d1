import type { Neutral, NeutralWords } from './redaction-words.ts';

interface Pattern {
  readonly pattern: RegExp;
  readonly kind: Neutral;
}

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|' +
  'sep?tiembre|octubre|noviembre|diciembre';

const STREET =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|cir|circle|way|pl|place|' +
  'ter|terrace|pkwy|parkway|hwy|highway|trl|trail|loop';

const DIGITS =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|cero|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';

/** Excludes measures between a number and a street: `20 minutes drive`. */
const NO_MEASURE =
  '(?!(?:min|minutes?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|times?|percent|or|to|by|the|on|in|of|for|a|my|per|at|and|but|kids|children|visits?|sessions?)\\b)';

const UNIT = '(?:,? (?:apt|apartment|unit|suite|ste|#|no)\\.? ?#?[\\p{L}\\p{N}-]+)?';

/** Order matters: text replaced by one pattern is not matched by later ones. */
const PATTERNS: readonly Pattern[] = [
  { kind: 'email', pattern: /[\p{L}\p{N}._%+-]+ ?@ ?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu },
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]/giu },
  {
    kind: 'link',
    pattern:
      /\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|gov|edu|io|us|mx)\b(?:\/\S*)?/giu,
  },
  { kind: 'person', pattern: /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/giu },
  // Telephone numbers in common notations.
  {
    kind: 'phone',
    pattern:
      /(?<![\p{N}-])(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}(?![\p{N}-])/giu,
  },
  { kind: 'phone', pattern: /(?<![\p{N}$-])\d{3}[-. ]\d{4}(?![\p{N}-])/giu },
  // Calendar dates.
  {
    kind: 'date',
    pattern: /(?<![\p{N}/-])\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?![\p{N}/-])/giu,
  },
  { kind: 'date', pattern: /(?<![\p{N}/-])\d{4}[/.-]\d{1,2}[/.-]\d{1,2}(?![\p{N}/-])/giu },
  {
    kind: 'date',
    pattern: new RegExp(
      `\\b(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:of )?\\d{4}(?!\\d)`,
      'giu',
    ),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|º)? (?:de |of )?(?:${MONTHS}),? (?:del? |of )?\\d{4}(?!\\d)`,
      'giu',
    ),
  },
  // Treats a day without a year as a birthday only if the text says so.
  {
    kind: 'date',
    pattern: new RegExp(
      `(?<=\\b(?:born|birthday|birth|dob|nació|nacio|cumple(?:años)?|nacimiento)(?: (?:is|was|on|in|of|es|el|fue|a|en)| ?:)* )` +
        `(?:(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|º)? (?:de |of )?(?:${MONTHS})|\\d{1,2}[/.-]\\d{1,2})(?!\\d)`,
      'giu',
    ),
  },
  { kind: 'address', pattern: /\bp\.? ?o\.? ?box \d+/giu },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\p{N}$.])\\d{1,6}[a-z]?(?: ${NO_MEASURE}[\\p{L}\\p{N}.'’-]+){1,4} (?:${STREET})\\b\\.?${UNIT}`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern:
      /(?<!\p{L})(?:calle|avenida|avda|av|carretera|callejón)\.? (?:[\p{L}.'’-]+ ){0,4}(?:#|no\.? ?|número )?\d+[\p{L}\p{N}-]*/giu,
  },
  { kind: 'address', pattern: /\b(?:apt|apartment|apto|apartamento)\.? ?#?\d+[a-z]?\b/giu },
  { kind: 'place', pattern: /(?<![\p{N}.])-?\d{1,3}\.\d{2,}\s*,\s*-?\d{1,3}\.\d{2,}/giu },
  // Spelled-out digits of phone numbers and codes.
  {
    kind: 'number',
    pattern: new RegExp(`(?<!\\p{L})(?:(?:${DIGITS})[\\s,.-]+){3,}(?:${DIGITS})(?!\\p{L})`, 'giu'),
  },
  // Member, claim and personal ids. Keeps amounts of money, which belong to the question.
  { kind: 'number', pattern: /(?<![\p{N}-])\d{3}-\d{2}-\d{4}(?![\p{N}-])/giu },
  {
    kind: 'number',
    pattern:
      /(?<![\p{L}\p{N}$.,])(?!\d{5}-\d{4}(?!\d))(?=[\p{L}\p{N}-]*\d{3})(?=(?:[\p{L}-]*\d){6})[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'number',
    pattern:
      /(?<=\b(?:member|policy|group|claim|case|record|account|miembro|póliza|poliza|grupo|caso|reclamo)(?: (?:id|number|no|num|número|numero|de|is|es|#))*\.?:? ?#?)(?=[\p{L}-]*\d)[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/giu,
  },
];

export const withoutNumbers = (text: string, words: NeutralWords): string =>
  PATTERNS.reduce((left, { pattern, kind }) => left.replaceAll(pattern, words[kind]), text);

const ZIP = /(?<![\p{L}\p{N}$.,-])(\d{5})(?:-\d{4})?(?![\p{L}\p{N}]|[.,]\d)/gu;

/** Billing codes of therapies. */
const BILLING = /^(?:9715[1-8]|9250[78]|9252[1-6]|9753[05]|9711[026]|9716[5-8])$/u;

/** Finds five-digit numbers that may be ZIP codes. */
export const zipCodesIn = (text: string): readonly string[] =>
  [...text.matchAll(ZIP)].flatMap(({ 1: zip = '' }) => (BILLING.test(zip) ? [] : [zip]));

/** Removes ZIP codes; keeps the state's name. */
export const withoutZipCodes = (
  text: string,
  stateOf: (zip: string) => string | undefined,
  { place }: NeutralWords,
): string =>
  text.replaceAll(ZIP, (typed, zip: string, at: number) => {
    if (
      BILLING.test(zip) ||
      /^ ?(?:dollars|dólares|dolares|people|familias)/iu.test(text.slice(at + typed.length))
    )
      return typed;
    return stateOf(zip) ?? place;
  });
