import type { ContentLanguage } from '../content/content.constants.ts';

/** Shared instances: creating a segmenter takes longer than segmenting a passage. */
export const SENTENCES: Readonly<Record<ContentLanguage, Intl.Segmenter>> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Splits a text into sentences, without line ends. */
export const sentencesOf = (text: string, language: ContentLanguage): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => Array.from(SENTENCES[language].segment(line)))
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Returns the sentences with a question mark; null if there are none, or nothing else. */
export const questionsIn = (text: string, language: ContentLanguage): string | null => {
  const sentences = sentencesOf(text, language);
  const questions = sentences.filter((sentence) => sentence.endsWith('?'));
  return questions.length === 0 || questions.length === sentences.length
    ? null
    : questions.join(' ');
};
