import { readdirSync, readFileSync } from 'node:fs';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';

export interface OrdinaryQuestion {
  readonly language: ContentLanguage;
  readonly text: string;
}

/** Questions of a file, a line for each: language and text. */
export const readQuestions = (file: string): readonly OrdinaryQuestion[] =>
  linesOf(new URL(`doctors-questions/${file}.tsv`, import.meta.url)).map(
    ([language = '', text = '']) => ({
      language: languageOf(language),
      text,
    }),
  );

/** Questions of parents that our own pages answer: `SECTION<TAB>QUESTION` in a file for each page. */
export const readAnswerable = (): readonly OrdinaryQuestion[] =>
  readdirSync(QUESTIONS_FOLDER)
    .filter((name) => !EMERGENCY_PAGES.some((page) => name.startsWith(page)))
    .sort()
    .flatMap((name) =>
      linesOf(new URL(name, QUESTIONS_FOLDER))
        .filter(([section = '']) => !EMERGENCY_SECTIONS.has(section))
        .map(([, text = '']) => ({ language: languageOf(name.split('.').at(-2) ?? ''), text })),
    );

const QUESTIONS_FOLDER = new URL('../../../content/asked/', import.meta.url);

/** Here parents ask in a crisis, or for a decision of a doctor. */
const EMERGENCY_PAGES = ['help.emergency.', 'help.medical-advice.'];
const EMERGENCY_SECTIONS: ReadonlySet<string> = new Set([
  'if-it-is-too-much',
  'cannot-go-on',
  'if-missing',
  'tonight',
  'breathe',
]);

const linesOf = (file: URL): readonly (readonly string[])[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

const languageOf = (text: string): ContentLanguage => {
  if (text !== 'en' && text !== 'es') throw new Error(`There is no language ${text}.`);
  return text;
};
