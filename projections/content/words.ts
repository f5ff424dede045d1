const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The words of a text, as they are written. */
export const wordsIn = (text: string): readonly string[] =>
  Array.from(words.segment(text))
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);

/** The sentences of a text that have a word. */
export const sentencesIn = (text: string): readonly string[] =>
  Array.from(sentences.segment(text), ({ segment }) => segment).filter(
    (sentence) => wordsIn(sentence).length > 0,
  );
