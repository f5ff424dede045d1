import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fitSignsOf, fitsOf } from '@hearthway/domain/chat/passage-fit.ts';
import type { Kysely } from 'kysely';
import { type FoundPassage, searchPassages } from '../../adapters/chat/rank-passages.ts';
import { keyOf, nameOf } from './judge.ts';
import {
  type FoundQuestion,
  learnAnswerable,
  readQuestionTexts,
  writeAnswerable,
} from './learn-answerable.ts';
import { learnLanguages } from './learn-languages.ts';
import { learnRanking, rightShare } from './learn-ranking.ts';
import { type Question, readQuestions } from './questions.ts';

const TUNING = new URL('questions/tuning/', import.meta.url);
const QUESTIONS_FOLDER = new URL('../../../content/asked/', import.meta.url);
const ANSWERABLE = new URL(
  import.meta.resolve('@hearthway/domain/chat/answerable-weights.constants.ts'),
);
const FITS = new URL(
  import.meta.resolve('@hearthway/domain/chat/passage-fit-weights.constants.ts'),
);

/** Share of unanswerable questions that are refused at the threshold. */
const REFUSED = 0.82;

/** Learns which passage answers best and when to answer, from the tuning questions, and writes both. */
export const learnAnswerableAndWrite = async <Schema>(
  database: Kysely<Schema>,
  print: (line: string) => void,
): Promise<void> => {
  const searched: { readonly question: Question; readonly found: readonly FoundPassage[] }[] = [];
  for (const name of ['answerable', 'unanswerable'])
    for (const question of readQuestions(fileURLToPath(new URL(`${name}.tsv`, TUNING)))) {
      const { text, language } = question;
      searched.push({
        question,
        found: await searchPassages(database, { question: text, language }),
      });
    }
  const examples = searched
    .filter(({ question }) => question.kind === 'answerable')
    .map(({ question: { text, language, passages }, found }) => {
      const right = new Set(passages.map(nameOf));
      return {
        signs: fitSignsOf(text, withoutItself(text, found), language),
        isRight: found.map((passage) => right.has(keyOf(passage))),
      };
    });
  const weights = learnRanking(examples);
  print(
    `Of questions, the likeliest passage is right in ${percent(rightShare(examples, weights))}.`,
  );
  writeFileSync(
    FITS,
    `/** Weight of each sign, in the order of \`fitSignsOf\`. Written by \`npm run chat -- learn-answerable\`. */
export const FIT_WEIGHTS: readonly number[] = [
${linesOf(weights)}
];
`,
  );
  const questions = searched.map(({ question: { kind, text, language }, found }): FoundQuestion => {
    const fits = fitsOf(text, withoutItself(text, found), language, weights);
    return {
      text,
      isAnswerable: kind === 'answerable',
      found: found
        .map((passage, at) => ({ ...passage, fit: fits[at] ?? 0 }))
        .toSorted((a, b) => b.fit - a.fit)
        .slice(0, MAX_PASSAGES),
    };
  });
  const folder = fileURLToPath(QUESTIONS_FOLDER);
  learnLanguages(readQuestionTexts(folder, 'en'), readQuestionTexts(folder, 'es'));
  const learned = learnAnswerable(readQuestionTexts(folder), questions, REFUSED);
  writeAnswerable(ANSWERABLE, learned.weights);
  const { answered, refused } = learned;
  print(`Of questions left out: ${percent(answered)} answered, ${percent(refused)} refused.`);
};

/** As many as an answer is chosen from. */
const MAX_PASSAGES = 5;

/** A question that a page lists itself would be found too easily. */
const withoutItself = (text: string, found: readonly FoundPassage[]): readonly FoundPassage[] =>
  found.map((passage) => ({ ...passage, asked: passage.asked.filter((each) => each !== text) }));

/** Lines as wide as the style of the project. */
const WIDTH = 100;

const linesOf = (numbers: readonly number[]): string => {
  const lines: string[] = [];
  let line = ' ';
  for (const number of numbers) {
    if (`${line} ${number},`.length > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${number},`;
  }
  return [...lines, line].join('\n');
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
