import { writeFileSync } from 'node:fs';
import { letterPiecesOf } from '@hearthway/domain/text/letters.ts';

/** As many pieces as tell the languages apart for words of a question. */
const PIECES = 700;

const FILE = new URL(import.meta.resolve('@hearthway/domain/text/language-pieces.constants.ts'));

/** Learns which pieces of words are English or Spanish, and writes them. Deterministic. */
export const learnLanguages = (english: readonly string[], spanish: readonly string[]): void => {
  const inEnglish = countsOf(english);
  const inSpanish = countsOf(spanish);
  const pieces = [...new Set([...inEnglish.keys(), ...inSpanish.keys()])].map((piece) => {
    const en = (inEnglish.get(piece) ?? 0) + 1;
    const es = (inSpanish.get(piece) ?? 0) + 1;
    return {
      piece,
      odds: Math.log(en / es),
      worth: Math.abs(Math.log(en / es)) * Math.sqrt(en + es),
    };
  });
  const telling = pieces
    .toSorted((a, b) => b.worth - a.worth || (a.piece < b.piece ? -1 : 1))
    .slice(0, PIECES);
  const of = (isEnglish: boolean): string =>
    telling
      .filter(({ odds }) => odds > 0 === isEnglish)
      .map(({ piece }) => piece.replaceAll(' ', '_'))
      .sort()
      .join(' ');
  writeFileSync(
    FILE,
    `/**
 * Pieces of words that parents' questions have in one language far more than in the other, in lower case
 * without accents; \`_\` is where a word begins or ends. Written by \`npm run chat -- learn-answerable\`.
 */
export const LANGUAGE_PIECES = {
  en: '${of(true)}',
  es: '${of(false)}',
} as const;
`,
  );
};

const countsOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const piece of letterPiecesOf(text)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
};
