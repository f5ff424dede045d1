import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MedicalWeights } from '@hearthway/domain/chat/medical-model.ts';
import type { CrisisWeights } from '@hearthway/domain/crisis/crisis-model.ts';
import { CRISIS_WEIGHTS } from '@hearthway/domain/crisis/crisis-weights.constants.ts';
import { type Danger, dangerReaderOf } from '@hearthway/domain/crisis/danger-reader.ts';
import type { WeightColumn } from '@hearthway/domain/text/text-model.ts';
import { hashOf, writeCard, writersIn } from './card.ts';
import { crisisWeightsFrom, harmlessOf } from './crisis-learner.ts';
import { type Count, evaluateCrises } from './evaluate.ts';
import { flippedDecisions, readAllSituations } from './flips.ts';
import { medicalLessonOf } from './medical-learner.ts';
import { readFolder, readMessages } from './messages.ts';
import { readAnswerable, readQuestions } from './ordinary-questions.ts';

type Print = (line: string) => void;

const MESSAGES = new URL('messages/', import.meta.url);

/**
 * Scores from which a message tells of a crisis, or may tell of one. The higher one takes 1 % of the harmless
 * messages of a writer from whom nothing was learned, half of which hold words of a crisis; the lower one,
 * with the rules, 10 % of harmless look-alikes by situation, and no danger of theirs is below it.
 */
const THRESHOLDS = { certain: 0.31, possible: -0.2 };

const WRITTEN_BY =
  'instances of a language model, each on its own and by the same brief, without having seen the rules; no message is a family’s';

/** All messages that teach danger, and their hash. */
export const crisisLesson = () => {
  const messages = [
    ...[...readFolder(MESSAGES).values()].flat(),
    ...harmlessOf('answerable', readAnswerable()),
    ...harmlessOf('questions', ['decisions', 'no-decisions', 'not-ours'].flatMap(readQuestions)),
  ];
  const madeFrom = hashOf(messages.map(({ kind, tier, text }) => `${kind} ${tier ?? ''} ${text}`));
  return { messages, madeFrom };
};

/** Learns from all messages, writes the weights with their card, and prints the decisions that they flip. */
export const learnCrises = (print: Print, today: string): void => {
  const { messages, madeFrom } = crisisLesson();
  const weights = crisisWeightsFrom(messages, THRESHOLDS);
  const dangerIn = dangerReaderOf(weights);
  const flips = flippedDecisions(
    [...messages, ...readAllSituations()].map(({ text }) => text),
    dangerReaderOf(CRISIS_WEIGHTS),
    dangerIn,
  );
  for (const flip of flips) print(flip);
  print(`${flips.length} decisions are others than before.`);
  write('crisis/crisis-weights.constants.ts', sourceOf(weights), print);
  const card = {
    madeFrom,
    messages: messages.length,
    writtenBy: `writers ${writersIn(MESSAGES).join(', ')}: ${WRITTEN_BY}; ordinary questions of content/asked and doctors-questions`,
    figures: [figuresOf(dangerIn)],
    badAt: [
      'tense, negation, person and object: the reliefs of domain/crisis/danger-reliefs are for these',
      'danger told by what is missing, such as “his shoes are here”: the families of domain/crisis/danger-signs are for these',
      'English and Spanish of people other than language models; other languages',
    ],
  };
  writeCard('crisis', card, today);
};

const HELD_OUT = fileURLToPath(new URL('held-out/writer-d.tsv', import.meta.url));

const figuresOf = (dangerIn: (text: string) => Danger): string => {
  const { explicit, implicit, harmless, harmlessWithLine } = evaluateCrises(
    readMessages(HELD_OUT),
    dangerIn,
  );
  const shareOf = ({ right, of }: Count): string => percent(right / of);
  return `with the rules, on messages of writer d, from whom nothing was learned: people to call for explicit danger ${shareOf(explicit.all)}, implicit danger ${shareOf(implicit.all)}; fixed answer to harmless messages ${shareOf(harmless)}, line ${shareOf(harmlessWithLine)}`;
};

/** Share of unseen questions that our own pages answer and that may be refused. */
const REFUSED = 0.05;

/** Learns which questions are for a doctor, and writes the weights. */
export const learnMedical = (print: Print, today: string): void => {
  const { weights, found, refused, madeFrom } = medicalLessonOf(REFUSED);
  print(
    `Questions for a doctor, learned from three of four parts: found ${percent(found)}, answerable ones refused ${percent(refused)}. Threshold ${weights.threshold}.`,
  );
  write('chat/medical-weights.constants.ts', medicalSourceOf(weights), print);
  const card = {
    madeFrom: hashOf(madeFrom),
    messages: madeFrom.length,
    writtenBy: `three writers of doctors-questions and content/asked: ${WRITTEN_BY}`,
    figures: [
      `learned from three of four parts: questions for a doctor found ${percent(found)}, answerable ones refused ${percent(refused)}`,
    ],
    badAt: [
      'a question about a symptom that names no medicine, test or diagnosis',
      'harmless words beside a medicine, such as how to store it',
    ],
  };
  writeCard('medical', card, today);
};

const write = (name: string, text: string, print: Print): void => {
  const file = new URL(import.meta.resolve(`@hearthway/domain/${name}`));
  const isSame = readFileSync(file, 'utf8') === text;
  writeFileSync(file, text);
  print(`${name} ${isSame ? 'is the same as before.' : 'is new.'}`);
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const sourceOf = ({
  thresholds: { certain, possible },
  features,
  scores,
}: CrisisWeights): string => `import type { CrisisWeights } from './crisis-model.ts';

/** Written by \`npm run chat -- learn\`. */
export const CRISIS_WEIGHTS: CrisisWeights = {
  thresholds: { certain: ${certain}, possible: ${possible} },
  features:
    '${features}',
  scores: {
${Object.entries(scores)
  .map(([name, column]) => columnSourceOf(/^\w+$/u.test(name) ? name : `'${name}'`, column))
  .join('')}  },
};
`;

const columnSourceOf = (name: string, { step, signs }: WeightColumn): string => `    ${name}: {
      step: ${step},
      signs:
        '${signs}',
    },
`;

const medicalSourceOf = ({
  threshold,
  features,
  decision,
}: MedicalWeights): string => `import type { MedicalWeights } from './medical-model.ts';

/** Written by \`npm run chat -- learn\`. */
export const MEDICAL_WEIGHTS: MedicalWeights = {
  threshold: ${threshold},
  features:
    '${features}',
  decision: {
    step: ${decision.step},
    signs:
      '${decision.signs}',
  },
};
`;
