import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnswerableWeights,
  answerSignsOf,
  type PassageSigns,
  wordingOf,
  wordingSumBy,
} from '@hearthway/domain/chat/answer-signs.ts';
import { learnWeights } from './linear-model.ts';
import { type Example, learnLogistic, sumOf } from './logistic.ts';

/** A question of the tuning sets and what was found for it. */
export interface FoundQuestion {
  readonly text: string;
  readonly isAnswerable: boolean;
  readonly found: readonly PassageSigns[];
}

/** All questions that parents ask for passages; those of each state read alike and are left out. */
export const readQuestionTexts = (folder: string, language = ''): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.includes('.each.') && name.endsWith(`${language}.tsv`))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => line.split('\t')[1] ?? []);

/** Questions that the library does not answer are few: each counts as often as this. */
const TIMES = 4;

/** As many wordings as tell the most. */
const WORDINGS = 6_000;

type Wordings = ReadonlyMap<string, number>;

const learnWordings = (right: readonly string[], wrong: readonly string[]): Wordings => {
  const texts = [
    ...right.map((text) => ({ text, answer: 1 })),
    ...Array.from({ length: TIMES }, () => wrong.map((text) => ({ text, answer: -1 }))).flat(),
  ].map(({ text, answer }) => ({ wordings: [...wordingOf(text)], answer }));
  const counts = new Map<string, number>();
  for (const { wordings } of texts)
    for (const wording of wordings) counts.set(wording, (counts.get(wording) ?? 0) + 1);
  const learnFor = (chosen: readonly string[]): readonly (readonly [string, number])[] => {
    const index = new Map(chosen.map((wording, at) => [wording, at]));
    const vectors = texts.map(({ wordings }) => {
      const at = Int32Array.from(wordings.flatMap((wording) => index.get(wording) ?? []));
      return { at, values: new Float64Array(at.length).fill(SCALE / Math.sqrt(at.length || 1)) };
    });
    const answers = texts.map(({ answer }) => answer);
    const weights = learnWeights({ vectors, answers, features: index.size });
    return chosen.map((wording, at) => [wording, SCALE * (weights[at] ?? 0)] as const);
  };
  const all = learnFor([...counts].filter(([, count]) => count > 2).map(([wording]) => wording));
  const worth = ([wording, weight]: readonly [string, number]): number =>
    Math.abs(weight) * Math.sqrt(counts.get(wording) ?? 0);
  const telling = all.toSorted((a, b) => worth(b) - worth(a)).slice(0, WORDINGS);
  return new Map(learnFor(telling.map(([wording]) => wording).sort()));
};

/** Lengthens the vectors, so that a few wordings are enough to decide. */
const SCALE = 4;

const PARTS = 5;

export interface Learned {
  readonly weights: AnswerableWeights;
  /** Shares of questions from which nothing was learned. */
  readonly answered: number;
  readonly refused: number;
}

/** Learns when to answer. At the threshold, this share of unanswerable questions is refused. */
export const learnAnswerable = (
  texts: readonly string[],
  questions: readonly FoundQuestion[],
  refusedShare: number,
): Learned => {
  const wrong = questions.filter(({ isAnswerable }) => !isAnswerable).map(({ text }) => text);
  const partOf = new Map(questions.map(({ text }, at) => [text, at % PARTS]));
  // A wording must not be judged by the question that it was learned from.
  const byPart = Array.from({ length: PARTS }, (_, part) =>
    learnWordings(
      texts,
      wrong.filter((text) => partOf.get(text) !== part),
    ),
  );
  const examples = questions.map(({ text, isAnswerable, found }, at): Example => {
    const wordings = byPart[at % PARTS] ?? new Map();
    return {
      isRight: isAnswerable,
      signs: [...answerSignsOf(text, found), wordingSumBy(wordings, text)],
    };
  });
  const withoutPart = Array.from({ length: PARTS }, (_, part) =>
    learnLogistic(examples.filter((_example, at) => at % PARTS !== part)),
  );
  const sums = examples.map(({ isRight, signs }, at) => ({
    isRight,
    sum: sumOf(withoutPart[at % PARTS] ?? [], [1, ...signs]),
  }));
  const wrongSums = sums.filter(({ isRight }) => !isRight).map(({ sum }) => sum);
  const threshold =
    wrongSums.sort((a, b) => a - b)[Math.ceil(wrongSums.length * refusedShare)] ?? 0;
  const rightSums = sums.filter(({ isRight }) => isRight);
  const [bias = 0, ...signs] = learnLogistic(examples);
  const wordings = [...learnWordings(texts, wrong)];
  return {
    weights: {
      threshold: rounded(threshold - bias),
      signs: signs.map(rounded),
      wordings: wordings.map(([wording]) => wording).join('~'),
      weights: wordings.map(([, weight]) => Math.round(weight * 1_000)).join(' '),
    },
    answered: rightSums.filter(({ sum }) => sum >= threshold).length / rightSums.length,
    refused: wrongSums.filter((sum) => sum < threshold).length / wrongSums.length,
  };
};

const rounded = (number: number): number => Number(number.toPrecision(4));

export const writeAnswerable = (
  file: URL,
  { threshold, signs, wordings, weights }: AnswerableWeights,
): void =>
  writeFileSync(
    file,
    `import type { AnswerableWeights } from './answer-signs.ts';

/** Written by \`npm run chat -- learn-answerable\`. */
export const ANSWERABLE_WEIGHTS: AnswerableWeights = {
  threshold: ${threshold},
  signs: [${signs.join(', ')}],
  wordings:
    '${wordings}',
  weights:
    '${weights}',
};
`,
  );
