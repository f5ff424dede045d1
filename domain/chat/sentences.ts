/** Sentences of a text, without those of a line's end. */
export const sentencesOf = (text: string, language: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)),
    )
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
