import { letterPiecesOf, plainWordsOf } from '../text/letters.ts';
import { OTHER_SUBJECTS } from './other-subjects.constants.ts';
import { conceptOf } from './question-concepts.ts';
import { saysNothing } from './says-nothing.ts';

/** Features that measure how well a passage fits a question. Shares are from 0 to 1. */
export interface PassageSigns {
  /** Share of the question's words, weighted by rarity, that the passage covers. */
  readonly coverage: number;
  /** Same share for letter pieces of the question. */
  readonly pieceCoverage: number;
  /** Frequency of these letter pieces in the passage. */
  readonly pieces: number;
  /** Similarity of the question to questions that parents ask for this passage. */
  readonly alike: number;
  /** Words of the question that occur in no passage. */
  readonly unknown: number;
  /** True if the passage is close enough in meaning to answer; false without vectors. */
  readonly standsOut: boolean;
  /** Fit by the learned weights that also rank passages. */
  readonly fit: number;
  readonly title: string;
  readonly body: string;
  /** Questions of parents that the passage answers. */
  readonly asked: readonly string[];
}

/** File format of the trainer. */
export interface AnswerableWeights {
  /** Minimum score at which a question is answered. */
  readonly threshold: number;
  /** Weight of each sign, in the order of `answerSignsOf`; `wording` is the last. */
  readonly signs: readonly number[];
  /** Word and letter features of question wording, separated by `~`. */
  readonly wordings: string;
  /** Weight of each wording, in thousandths, separated by spaces. */
  readonly weights: string;
}

/**
 * Returns features of how well the passages answer the question, on similar scales. The best passage comes
 * first.
 */
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
  /** Subjects that the question mentions. */
  readonly all: number;
  /** Subjects missing from the best passages and from their sample questions. */
  readonly missed: number;
  /** Missed subjects that our pages do not cover. */
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

/** Score at which a passage counts as answering. */
const FITS_WELL = 10;

/**
 * Returns the wording features of a question: its words, pairs of neighbors and pieces of words, each once.
 */
export const wordingOf = (question: string): ReadonlySet<string> => {
  const words = plainWordsOf(question);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set([...words, ...pairs, ...letterPiecesOf(question).map((piece) => `=${piece}`)]);
};

/** Scores wording: above 0 for questions about our pages, below for questions meant for others. */
export const wordingSumBy = (weights: ReadonlyMap<string, number>, question: string): number => {
  const found = [...wordingOf(question)].flatMap((wording) => weights.get(wording) ?? []);
  return found.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, found.length));
};
