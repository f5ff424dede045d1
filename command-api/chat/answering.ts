import type { AnswerModel } from '@hearthway/infra/adapters/chat/answer-model.ts';

/** How long a model may take. */
interface Patience {
  /** Until its first words. */
  readonly firstWordsMs: number;
  /** Until its answer is whole. */
  readonly wholeMs: number;
}

export const PATIENCE: Patience = { firstWordsMs: 8_000, wholeMs: 25_000 };

export interface Answering {
  readonly model: AnswerModel;
  readonly patience: Patience;
}
