import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { rankPassages } from '../../adapters/chat/rank-passages.ts';
import {
  type FoundQuestion,
  learnAnswerable,
  readAsked,
  writeAnswerable,
} from './learn-answerable.ts';
import { readQuestions } from './questions.ts';

const TUNING = new URL('questions/tuning/', import.meta.url);
const ASKED = new URL('../../../content/asked/', import.meta.url);
const WEIGHTS = new URL(
  import.meta.resolve('@hearthway/domain/chat/answerable-weights.constants.ts'),
);

/** Of unanswerable questions, at the threshold. */
const REFUSED = 0.85;

/** Learns when to answer from the tuning questions, and writes the weights. */
export const learnAnswerableAndWrite = async <Schema>(
  database: Kysely<Schema>,
  print: (line: string) => void,
): Promise<void> => {
  const questions: FoundQuestion[] = [];
  for (const name of ['answerable', 'unanswerable'])
    for (const { kind, text, language } of readQuestions(
      fileURLToPath(new URL(`${name}.tsv`, TUNING)),
    ))
      questions.push({
        text,
        isAnswerable: kind === 'answerable',
        found: await rankPassages(database, { question: text, language }),
      });
  const { weights, answered, refused } = learnAnswerable(
    readAsked(fileURLToPath(ASKED)),
    questions,
    REFUSED,
  );
  writeAnswerable(WEIGHTS, weights);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  print(`Of questions left out: ${percent(answered)} answered, ${percent(refused)} refused.`);
};
