import { medicalFeaturesOf } from '@hearthway/domain/chat/medical-features.ts';
import type { MedicalWeights } from '@hearthway/domain/chat/medical-model.ts';
import { crisisTextOf } from '@hearthway/domain/crisis/crisis-text.ts';
import { knownIn, scoreOf } from '@hearthway/domain/text/text-model.ts';
import { columnOf, learnerOf } from './learn.ts';
import { readAnswerable, readQuestions } from './ordinary-questions.ts';

interface JudgedQuestion {
  readonly text: string;
  readonly isDecision: boolean;
  /** Our own pages answer the question. */
  readonly isAnswerable: boolean;
}

export interface MedicalLesson {
  readonly weights: MedicalWeights;
  /** Shares of questions from which nothing was learned. */
  readonly found: number;
  readonly refused: number;
  /** Texts that were learned from. */
  readonly madeFrom: readonly string[];
}

/** Learns which questions ask for a decision, at the lowest threshold that refuses so few answerable ones. */
export const medicalLessonOf = (refused: number): MedicalLesson => {
  const questions = readJudged();
  const judged = PARTS.flatMap((part) => {
    const scoreOfText = decisionLearnedFrom(
      questions.filter((_, at) => at % PARTS.length !== part),
    );
    return questions
      .filter((_, at) => at % PARTS.length === part)
      .map((question) => ({ question, score: scoreOfText(question.text) }));
  });
  const shareAbove = (threshold: number, isOf: (question: JudgedQuestion) => boolean): number => {
    const those = judged.filter(({ question }) => isOf(question));
    return those.filter(({ score }) => score > threshold).length / those.length;
  };
  const refusedAt = (threshold: number) =>
    shareAbove(threshold, ({ isAnswerable }) => isAnswerable);
  let hundredths = LOWEST;
  while (refusedAt(hundredths / 100) > refused) hundredths += 1;
  const threshold = hundredths / 100;
  const { index, weightsFor } = learnerOf(
    questions.map(featuresOf),
    questions.map(({ isDecision }) => isDecision),
    FEATURES,
  );
  return {
    weights: {
      threshold,
      features: [...index.keys()].join('~'),
      decision: columnOf(weightsFor(questions.map(({ isDecision }) => isDecision))),
    },
    found: shareAbove(threshold, ({ isDecision }) => isDecision),
    refused: refusedAt(threshold),
    madeFrom: questions.map(({ text }) => text),
  };
};

/** Each is judged by what was learned from the others. */
const PARTS = [0, 1, 2, 3];

const LOWEST = -100;

/** As many as fit into 200 kB. */
const FEATURES = 16_000;

const decisionLearnedFrom = (questions: readonly JudgedQuestion[]): ((text: string) => number) => {
  const { index, weightsFor } = learnerOf(
    questions.map(featuresOf),
    questions.map(({ isDecision }) => isDecision),
  );
  const weights = weightsFor(questions.map(({ isDecision }) => isDecision));
  return (text) => scoreOf(knownIn(medicalFeaturesOf(crisisTextOf(text)), index), weights);
};

const featuresOf = ({ text }: JudgedQuestion) => medicalFeaturesOf(crisisTextOf(text));

/** All questions that teach which are for a doctor. */
export const readJudged = (): readonly JudgedQuestion[] => [
  ...['decisions', 'more-decisions', 'messy-decisions']
    .flatMap(readQuestions)
    .map(({ text }) => ({ text, isDecision: true, isAnswerable: false })),
  ...['no-decisions', 'not-ours']
    .flatMap(readQuestions)
    .map(({ text }) => ({ text, isDecision: false, isAnswerable: false })),
  ...readQuestions('messy-no-decisions').map(({ text }) => ({
    text,
    isDecision: false,
    isAnswerable: true,
  })),
  ...readAnswerable()
    .filter(({ text }) => !DOCTORS.test(text))
    .map(({ text }) => ({ text, isDecision: false, isAnswerable: true })),
];

/** Some of what parents ask about our pages is for a doctor all the same. */
const DOCTORS = /melaton|medic(?:ine|ina)|\bmeds\b|\bpill|pastilla|vitamin|vacuna|vaccin/iu;
