/** Age range in whole years. */
export interface AgeRange {
  readonly from: number;
  /** `NO_END` for an open range. */
  readonly to: number;
}

const NO_END = 99;

/**
 * Parses ages in figures or words: "0-3", "Ages 2–12", "18+", "1.5-6 yr", "Birth to 3", "under 18", "infants,
 * toddlers", "children and adults", "All ages". Several ranges yield their whole span; null if the text has
 * none.
 */
export const parseAges = (text: string): AgeRange | null => {
  const tidy = text
    .toLowerCase()
    .replaceAll(/[–—]|\bto\b|\bthrough\b/g, '-')
    .replaceAll(/\s+/g, ' ');
  const ranges = [...rangesInFigures(tidy), ...rangesInWords(tidy)];
  if (ranges.length === 0) return null;
  const from = Math.floor(Math.min(...ranges.map((range) => range.from)));
  const to = Math.min(Math.floor(Math.max(...ranges.map((range) => range.to))), NO_END);
  return from <= to ? { from, to } : null;
};

const FIGURES =
  /(?<under>under|up -|<) ?(?<below>\d{1,2})|(?<![\d.-])(?<from>birth|\d{1,2}(?:\.\d+)?)(?: ?(?<end>\+)| ?(?:yrs?|years?)? ?- ?(?<to>\d{1,2})(?![\d-])(?<more>\+)?)/g;

const rangesInFigures = (text: string): readonly AgeRange[] =>
  Array.from(text.matchAll(FIGURES), ({ groups = {} }) => {
    if (groups['below'] !== undefined)
      return { from: 0, to: Number(groups['below']) - (groups['under'] === 'up -' ? 0 : 1) };
    const from = groups['from'] === 'birth' ? 0 : Number(groups['from']);
    const isOpen = groups['end'] !== undefined || groups['more'] !== undefined;
    return { from, to: isOpen ? NO_END : Number(groups['to']) };
  });

const rangesInWords = (text: string): readonly AgeRange[] =>
  WORDS.flatMap(([word, range]) => (word.test(text) ? range : []));

/** Pediatric age groups in full years. */
const WORDS: readonly (readonly [RegExp, AgeRange])[] = [
  [/\ball ages\b|\bof any age\b/, { from: 0, to: NO_END }],
  [/\binfants?\b|\bbab(y|ies)\b|\bnewborns?\b/, { from: 0, to: 1 }],
  [/\btoddlers?\b/, { from: 1, to: 3 }],
  [/\bpre-?school(ers?)?\b/, { from: 3, to: 5 }],
  [/\bchild(ren)?\b|\bkids?\b|\bschool[ -]age\b/, { from: 5, to: 12 }],
  [/\bpre-?teens?\b/, { from: 9, to: 12 }],
  [/\badol[es]+cents?\b|\bteen(ager)?s?\b|\byouth\b/, { from: 12, to: 18 }],
  [/\byoung adul+ts?\b/, { from: 18, to: 26 }],
  [/(?<!young )\badul+ts?\b/, { from: 18, to: NO_END }],
];
