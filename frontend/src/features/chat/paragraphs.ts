import type { ChatAnswer } from '@hearthway/domain/chat/chat.contract.ts';

/** Sentences that rest on the same places of our pages. */
export interface Paragraph {
  readonly sentences: readonly string[];
  /** Places of its sources in the list. */
  readonly sources: readonly number[];
}

/** Sentences in a row of the same sources flow together; one without a source stands by itself. */
export const paragraphsOf = ({ sentences }: Pick<ChatAnswer, 'sentences'>): readonly Paragraph[] =>
  sentences.reduce<readonly Paragraph[]>((before, { text, sources }) => {
    const last = before.at(-1);
    return last !== undefined && sources.length > 0 && areSame(last.sources, sources)
      ? [...before.slice(0, -1), { ...last, sentences: [...last.sentences, text] }]
      : [...before, { sentences: [text], sources }];
  }, []);

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.join() === others.join();
