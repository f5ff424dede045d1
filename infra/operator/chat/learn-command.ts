import { readFileSync, writeFileSync } from 'node:fs';
import type { CrisisWeights } from '@hearthway/domain/chat/crisis-model.ts';
import { chooseThreshold } from './choose-threshold.ts';
import { compact, learn } from './learn.ts';
import { readFolder } from './messages.ts';

const MESSAGES = new URL('messages/', import.meta.url);
const WEIGHTS = new URL(import.meta.resolve('@hearthway/domain/chat/crisis-weights.constants.ts'));

/** Of harmless messages, on average over authors from whom nothing was learned. */
const FALSE_ALARMS = 0.02;

/** Learns from all messages, writes the weights and says how well authors were understood unseen. */
export const learnAndWrite = (print: (line: string) => void): void => {
  const authors = readFolder(MESSAGES);
  const { threshold, figures } = chooseThreshold(authors, FALSE_ALARMS);
  for (const { author, explicit, implicit, falseAlarms } of figures)
    print(
      `${author}, learned from the others: explicit ${percent(explicit)}, implicit ${percent(implicit)}, false alarms ${percent(falseAlarms)}`,
    );
  const text = sourceOf(compact(learn([...authors.values()].flat()), threshold));
  const isSame = readFileSync(WEIGHTS, 'utf8') === text;
  writeFileSync(WEIGHTS, text);
  print(
    isSame
      ? `Threshold ${threshold}. The weights are the same as before.`
      : `Threshold ${threshold}. The weights are new: raise LEXICON_VERSION.`,
  );
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const sourceOf = ({
  threshold,
  features,
  scores,
}: CrisisWeights): string => `import type { CrisisWeights } from './crisis-model.ts';

/** Written by \`npm run chat -- learn\`. */
export const CRISIS_WEIGHTS: CrisisWeights = {
  threshold: ${threshold},
  features:
    '${features}',
  scores: {
${Object.entries(scores)
  .map(
    ([name, { step, signs }]) => `    ${/^\w+$/u.test(name) ? name : `'${name}'`}: {
      step: ${step},
      signs:
        '${signs}',
    },
`,
  )
  .join('')}  },
};
`;
