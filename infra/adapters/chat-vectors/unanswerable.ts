import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface UnanswerableQuestion {
  /** Hash of its text, as for passages. */
  readonly hash: string;
  readonly language: string;
  readonly text: string;
}

const FILE = new URL('../../training/chat/questions/tuning/unanswerable.tsv', import.meta.url);

/**
 * Reads the invented questions that calibrate a model: how near passages are to a question that they do not
 * answer.
 */
export const readUnanswerable = (): readonly UnanswerableQuestion[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, language, text] = line.split('\t');
      return language === undefined || text === undefined ? [] : [unanswerable(language, text)];
    });

export const unanswerable = (language: string, text: string): UnanswerableQuestion => ({
  hash: createHash('md5').update(text).digest('hex'),
  language,
  text,
});
