import type { ChatAnswer, ChatSource } from './chat.contract.ts';

/** A sentence of an answer, and the page that it rests on. */
export interface AnswerLine {
  readonly text: string;
  readonly source?: ChatSource;
}

/** Sentences as an answer, with each page once. */
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
