import { letterPiecesOf, plainWordsOf } from '../text/letters.ts';
import { OTHER_SUBJECTS } from './other-subjects.constants.ts';
import { conceptOf } from './question-concepts.ts';
import { saysNothing } from './says-nothing.ts';

/** How well a passage fits a question. Shares are from 0 to 1. */
export interface PassageSigns {
  /** Share of the question, by the rarity of its words, that the passage speaks of. */
  readonly coverage: number;
  /** The same, of the letters of the question in pieces. */
  readonly pieceCoverage: number;
  /** How much the passage has of these pieces. */
  readonly pieces: number;
  /** How alike the question is to those that parents ask for the passage. */
  readonly alike: number;
  /** Words of the question that no passage has. */
  readonly unknown: number;
  /** Whether it is so near in meaning that it answers; false without vectors. */
  readonly standsOut: boolean;
  /** How well it fits, by the weights that were learned for the order of passages. */
  readonly fit: number;
  readonly title: string;
  readonly body: string;
  /** Questions of parents that it answers. */
  readonly asked: readonly string[];
}

/** As the trainer writes them. */
export interface AnswerableWeights {
  /** From this sum on, a question is answered. */
  readonly threshold: number;
  /** Weight of each sign, in the order of `answerSignsOf`; `wording` is the last. */
  readonly signs: readonly number[];
  /** Pieces of how questions are worded, separated by `~`. */
  readonly wordings: string;
  /** Weight of each wording, in thousandths, separated by spaces. */
  readonly weights: string;
}

/** Signs that the passages answer the question, about as large as each other. The best passage is first. */
export const answerSignsOf = (
  question: string,
  found: readonly PassageSigns[],
): readonly number[] => {
  const words = Math.max(1, plainWordsOf(question).length);
  const best = found.slice(0, 3);
  const most = (sign: NumberSign, of = best): number =>
    Math.max(0, ...of.map((passage) => passage[sign]));
  const subjects = subjectsOf(question, best);
  return [
    found[0]?.coverage ?? 0,
    most('coverage'),
    most('pieceCoverage'),
    most('alike', [...found]) * 2,
    Math.log1p(most('pieces')) / 4,
    Math.min(1, most('unknown') / words),
    Math.log(words) / 2,
    (found[0]?.fit ?? 0) / FITS_WELL,
    ((found[0]?.fit ?? 0) - (found[1]?.fit ?? 0)) / FITS_WELL,
    subjects.missed / Math.max(1, subjects.all),
    Math.log1p(subjects.missed),
    Math.min(2, subjects.others),
  ];
};

type NumberSign = 'coverage' | 'pieceCoverage' | 'pieces' | 'alike' | 'unknown' | 'fit';

interface Subjects {
  /** Things that the question speaks of. */
  readonly all: number;
  /** Those that none of the best passages speaks of, nor a parent's question for it. */
  readonly missed: number;
  /** Those of them that are no subject of our pages. */
  readonly others: number;
}

const subjectsOf = (question: string, best: readonly PassageSigns[]): Subjects => {
  const spoken = new Set(
    best.flatMap(({ title, body, asked }) =>
      [title, body, ...asked].flatMap((text) => plainWordsOf(text).map(conceptOf)),
    ),
  );
  const words = [...new Set(plainWordsOf(question))].filter((word) => !saysNothing(word));
  const missed = words.filter((word) => !spoken.has(conceptOf(word)));
  return {
    all: words.length,
    missed: missed.length,
    others: missed.filter((word) => OTHER_SUBJECTS.has(word)).length,
  };
};

/** Score of a passage that answers. */
const FITS_WELL = 10;

/** How a question is worded: its words, pairs of neighbors and pieces of words, each once. */
export const wordingOf = (question: string): ReadonlySet<string> => {
  const words = plainWordsOf(question);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set([...words, ...pairs, ...letterPiecesOf(question).map((piece) => `=${piece}`)]);
};

/** Above 0 for what parents ask of our pages, below for what is asked of others. */
export const wordingSumBy = (weights: ReadonlyMap<string, number>, question: string): number => {
  const found = [...wordingOf(question)].flatMap((wording) => weights.get(wording) ?? []);
  return found.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, found.length));
};
