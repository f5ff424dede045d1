import { readFileSync, writeFileSync } from 'node:fs';
import type { CrisisWeights } from '@hearthway/domain/chat/crisis-model.ts';
import type { MedicalWeights } from '@hearthway/domain/chat/medical-model.ts';
import type { WeightColumn } from '@hearthway/domain/chat/text-model.ts';
import { chooseThresholds } from './choose-threshold.ts';
import { crisisWeightsFrom, harmlessOf } from './crisis-learner.ts';
import { medicalLessonOf } from './medical-learner.ts';
import { readFolder } from './messages.ts';
import { readAnswerable, readQuestions } from './ordinary-questions.ts';

type Print = (line: string) => void;

const MESSAGES = new URL('messages/', import.meta.url);

/**
 * Shares of harmless messages, of authors from whom nothing was learned. Half of these hold words of a
 * crisis, so that fewer of what families write are taken for one.
 */
const FALSE_ALARMS = { certain: 0.012, possible: 0.08 };

/** Learns from all messages, writes the weights and says how well authors were understood unseen. */
export const learnCrises = (print: Print): void => {
  const authors = readFolder(MESSAGES);
  const ordinary = [
    ...harmlessOf('answerable', readAnswerable()),
    ...harmlessOf('questions', ['decisions', 'no-decisions', 'not-ours'].flatMap(readQuestions)),
  ];
  const choices = chooseThresholds(authors, ordinary, FALSE_ALARMS);
  for (const [grade, { threshold, figures }] of Object.entries(choices)) {
    for (const { author, explicit, implicit, falseAlarms } of figures)
      print(
        `${grade}, ${author}, learned from the others: explicit ${percent(explicit)}, implicit ${percent(implicit)}, false alarms ${percent(falseAlarms)}`,
      );
    print(`Threshold of ${grade} danger: ${threshold}.`);
  }
  const thresholds = { certain: choices.certain.threshold, possible: choices.possible.threshold };
  write(
    'crisis-weights.constants.ts',
    sourceOf(crisisWeightsFrom([...[...authors.values()].flat(), ...ordinary], thresholds)),
    print,
  );
};

/** Of questions that our own pages answer, unseen. */
const REFUSED = 0.05;

/** Learns which questions are for a doctor, and writes the weights. */
export const learnMedical = (print: Print): void => {
  const { weights, found, refused } = medicalLessonOf(REFUSED);
  print(
    `Questions for a doctor, learned from three of four parts: found ${percent(found)}, answerable ones refused ${percent(refused)}. Threshold ${weights.threshold}.`,
  );
  write('medical-weights.constants.ts', medicalSourceOf(weights), print);
};

const write = (name: string, text: string, print: Print): void => {
  const file = new URL(import.meta.resolve(`@hearthway/domain/chat/${name}`));
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
