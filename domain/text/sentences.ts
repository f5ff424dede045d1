import type { ContentLanguage } from '../content/content.constants.ts';

/** Made once: a segmenter takes longer to make than to divide a passage. */
export const SENTENCES: Readonly<Record<ContentLanguage, Intl.Segmenter>> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Sentences of a text, without those of a line's end. */
export const sentencesOf = (text: string, language: ContentLanguage): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => Array.from(SENTENCES[language].segment(line)))
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Questions of a text, by their sign; null where there is none, or nothing else. */
export const questionsIn = (text: string, language: ContentLanguage): string | null => {
  const sentences = sentencesOf(text, language);
  const questions = sentences.filter((sentence) => sentence.endsWith('?'));
  return questions.length === 0 || questions.length === sentences.length
    ? null
    : questions.join(' ');
};
