import { readFileSync } from 'node:fs';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';

/** A question and what its answer has to say. */
export interface FactQuestion {
  readonly id: string;
  /** Language of the answer; `mixed` for a message in both languages. */
  readonly language: ContentLanguage | 'mixed';
  /** Messages of one conversation; the last one is judged. */
  readonly turns: readonly string[];
  /** The answer has one of them; empty for a question that our pages do not answer. */
  readonly facts: readonly string[];
}

const LANGUAGES = [...CONTENT_LANGUAGES, 'mixed'] as const;

/** The first line of a file of such questions. */
const HEADER = /^id\t(?:.*\t)?language\t/u;

export const isFactFile = (file: string): boolean => HEADER.test(readFileSync(file, 'utf8'));

/**
 * Reads a table with a header: `id`, `language` (`en`, `es`, `mixed`), `question` or `text`, whose turns are
 * separated by `||`, and `must_contain`, whose alternatives are separated by `|`. Throws with the line that is
 * wrong.
 */
export const readFactQuestions = (file: string): readonly FactQuestion[] => {
  const [header = '', ...lines] = readFileSync(file, 'utf8').split(/\r?\n/u);
  const names = header.split('\t');
  return lines.flatMap((line, at): readonly FactQuestion[] => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    const cell = (name: string): string => cells[names.indexOf(name)] ?? '';
    const parts = (text: string, separator: string): readonly string[] =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    const language = LANGUAGES.find((each) => each === cell('language').trim());
    const turns = parts(cell('question') || cell('text'), '||');
    if (language === undefined || turns.length === 0)
      throw new Error(
        `${file}:${at + 2}: A line is id, language (en, es, mixed), question and must_contain.`,
      );
    return [{ id: cell('id'), language, turns, facts: parts(cell('must_contain'), '|') }];
  });
};
