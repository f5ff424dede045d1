import type { ChatAnswer, ChatSource } from './chat.contract.ts';

/** Sentence of an answer, with the page that supports it. */
export interface AnswerLine {
  readonly text: string;
  readonly source?: ChatSource;
}

/** Joins lines into an answer that lists each page once. */
export const answerOfLines = (lines: readonly AnswerLine[]): ChatAnswer => {
  const sources = [
    ...new Map(
      lines.flatMap(({ source }) => (source ? [[source.address, source] as const] : [])),
    ).values(),
  ];
  const addresses = sources.map(({ address }) => address);
  return {
    outcome: 'answered',
    tier: null,
    sentences: lines.map(({ text, source }) => ({
      text,
      sources: source ? [addresses.indexOf(source.address)] : [],
    })),
    sources,
  };
};
