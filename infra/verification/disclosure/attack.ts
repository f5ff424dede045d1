import { createHash } from 'node:crypto';
import { SUM_LIMIT, sumOf } from '@hearthway/domain/reports/ledger.ts';
import { noNoise } from '@hearthway/domain/reports/no-noise.fixture.ts';
import type { Period } from '@hearthway/domain/reports/periods.ts';
import type { Measure } from '@hearthway/domain/reports/report.ts';
import { cellWordsOf } from '../../adapters/reports/cell-words.ts';
import { answersOf, type CellQuestion, cellQuestions, type Game } from './questions.ts';

/** A cell that a family is in or not, by what an attacker who knows all others expects of it. */
interface Clue {
  readonly question: CellQuestion;
  readonly withFamily: number;
  readonly withoutFamily: number;
}

/** Cells that the family changes, by measure. */
export const cluesOf = (
  { report, withFamily, withoutFamily }: Game,
  within: Period,
  places: readonly string[],
): ReadonlyMap<Measure, readonly Clue[]> => {
  const exact = answersOf(report, noNoise);
  const clues = Array.from(cellQuestions(report, withFamily, within, places), (question) => ({
    question,
    withFamily: exact(withFamily, question),
    withoutFamily: exact(withoutFamily, question),
  })).filter((clue) => clue.withFamily !== clue.withoutFamily);
  return Map.groupBy(clues, ({ question }) => question.measure);
};

/** Guesses that were right, of all. */
export interface Score {
  right: number;
  guesses: number;
}

export interface Scores {
  /** From each cell alone. */
  readonly one: Score;
  /** From all cells together. */
  readonly all: Score;
}

export const noScores = (): Scores => ({
  one: { right: 0, guesses: 0 },
  all: { right: 0, guesses: 0 },
});

/**
 * Plays the game under so many keys: a coin decides whether the family is in, and the attacker, who
 * knows everything but the key and the coin, says what is more likely by all that is told.
 */
export const play = (
  game: Game,
  clues: readonly Clue[],
  { keys, scores }: { readonly keys: number; readonly scores: Scores },
): void => {
  for (let turn = 0; turn < keys; turn += 1) {
    const key = createHash('sha256').update(`${game.report.id} ${turn}`).digest();
    const isIn = (key[0] ?? 0) % 2 === 0;
    const answerFor = answersOf(game.report, cellWordsOf(key));
    let belief = 0;
    for (const { question, withFamily, withoutFamily } of clues) {
      const number = answerFor(isIn ? game.withFamily : game.withoutFamily, question);
      const { epsilon } = question;
      const weight = epsilon * (Math.abs(number - withoutFamily) - Math.abs(number - withFamily));
      belief += weight;
      guess(scores.one, weight, isIn, key[1] ?? 0);
    }
    guess(scores.all, belief, isIn, key[1] ?? 0);
  }
};

/** Guesses by belief, and by a coin where there is none. */
const guess = (score: Score, belief: number, isIn: boolean, coin: number): void => {
  const says = belief === 0 ? coin % 2 === 0 : belief > 0;
  score.guesses += 1;
  if (says === isIn) score.right += 1;
};

export const shareOf = ({ right, guesses }: Score): number => right / guesses;

/** How often a guess can be right that all of a measure's charges allow together. */
export const boundOf = ({ charges }: Measure): number => chanceOf(sumOf(charges));

/** The most for any measure. */
export const worstBound = (isGuarded: boolean): number =>
  chanceOf(SUM_LIMIT[isGuarded ? 'guarded' : 'other']);

/** How often a guess can be right, at most, that an epsilon allows. */
export const chanceOf = (epsilon: number): number => Math.exp(epsilon) / (1 + Math.exp(epsilon));
