import type { ChatAnswer } from '@hearthway/domain/chat/chat.contract.ts';

/** Consecutive sentences with the same sources. */
export interface Paragraph {
  readonly sentences: readonly string[];
  /** Indexes of its sources in the list. */
  readonly sources: readonly number[];
}

/** Joins consecutive sentences with the same sources; one without a source is its own paragraph. */
export const paragraphsOf = ({ sentences }: Pick<ChatAnswer, 'sentences'>): readonly Paragraph[] =>
  sentences
    .map((sentence, at) => ({ ...sentence, at }))
    .filter(({ at }) => beginsAt(sentences, at))
    .map(({ at, sources }, nth, beginnings) => ({
      sentences: sentences.slice(at, beginnings[nth + 1]?.at).map(({ text }) => text),
      sources,
    }));

/** Whether a paragraph begins with this sentence. */
const beginsAt = (sentences: ChatAnswer['sentences'], at: number): boolean => {
  const sources = sentences[at]?.sources ?? [];
  return sources.length === 0 || sources.join() !== sentences[at - 1]?.sources.join();
};
