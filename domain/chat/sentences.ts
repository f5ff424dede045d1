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
