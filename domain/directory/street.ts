import { capitalized, humanCase } from './human-case.ts';

/** Joins the address lines above the city: "12 NE 5th St, Ste 200". */
export const formatStreet = (lines: readonly string[]): string =>
  [
    ...new Set(
      lines.map((line) => humanCase(line.replace(/\bP\.? ?O\.? BOX\b/gi, 'PO BOX'), caseOf)),
    ),
  ]
    .filter((line) => line !== '')
    .join(', ');

const caseOf = (word: string, index: number): string => {
  if (index > 0 && LOWERCASE_WORDS.has(word)) return word.toLowerCase();
  const bare = word.replaceAll('.', '');
  if (CAPITALS.has(bare)) return bare;
  // "8TH" is an ordinal; "12B" and "B12" are doors.
  if (/^\d+(ST|ND|RD|TH)$/.test(bare)) return bare.toLowerCase();
  return /\d/.test(bare) ? bare : capitalized(word);
};

const LOWERCASE_WORDS = new Set(['AND', 'AT', 'OF', 'THE']);

/** Directions, boxes, numbered roads, and presidents known by initials. */
const CAPITALS = new Set(
  'N E S W NE NW SE SW PO PMB RR HC US SR CR FM RM FDR JFK LBJ MLK II III IV USA AFB'.split(' '),
);
