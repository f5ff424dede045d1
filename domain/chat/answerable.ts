import { answerSignsOf, type PassageSigns, wordingSumBy } from './answer-signs.ts';
import { ANSWERABLE_WEIGHTS } from './answerable-weights.constants.ts';

/** Returns whether our own pages answer a question, judged by the passages found for it. */
export const isAnswerable = (question: string, found: readonly PassageSigns[]): boolean =>
  found.some(({ standsOut }) => standsOut) ||
  (found.length > 0 && answerSum(question, found) >= ANSWERABLE_WEIGHTS.threshold);

const answerSum = (question: string, found: readonly PassageSigns[]): number =>
  [...answerSignsOf(question, found), wordingSum(question)].reduce(
    (sum, sign, at) => sum + sign * (ANSWERABLE_WEIGHTS.signs[at] ?? 0),
    0,
  );

const THOUSANDTHS = 1_000;

let known: ReadonlyMap<string, number> | undefined;

/** Parsed once, on first use. */
const knownWordings = (): ReadonlyMap<string, number> => {
  known ??= readWordings();
  return known;
};

const readWordings = (): ReadonlyMap<string, number> => {
  const weights = ANSWERABLE_WEIGHTS.weights.split(' ');
  return new Map(
    ANSWERABLE_WEIGHTS.wordings
      .split('~')
      .map((wording, at) => [wording, Number(weights[at]) / THOUSANDTHS]),
  );
};

const wordingSum = (question: string): number => wordingSumBy(knownWordings(), question);
