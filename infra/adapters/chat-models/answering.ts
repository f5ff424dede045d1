import { AnswerDanger, AnswerFault } from '@hearthway/domain/chat/read-answer.ts';
import type { AnswerModel } from '../chat/answer-model.ts';
import { createAnswerModel } from '../chat/create-answer-model.ts';
import { embeddedModel } from '../chat/embedded-model.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { type ChatVariables, readChatSettings } from './chat-settings.ts';

/** Time limits of a model. */
interface Patience {
  /** Time until its first words. */
  readonly firstWordsMs: number;
  /** Time until its answer is complete. */
  readonly wholeMs: number;
}

const PATIENCE: Patience = { firstWordsMs: 8_000, wholeMs: 25_000 };

export interface Answering {
  readonly model: AnswerModel;
  readonly patience: Patience;
  readonly breaker: Breaker;
}

const OUTAGES: ReadonlySet<string> = new Set<AnswerFault['reason']>([
  'broke-off',
  'no-words',
  'too-late',
  'not-readable',
]);

/** Whether the model is down or too slow. A refusal or a forbidden answer shows that it is up. */
export const isOutage = (cause: unknown): boolean => {
  if (cause instanceof AnswerFault) return OUTAGES.has(cause.reason);
  return !(cause instanceof AnswerDanger);
};

const newBreaker = (): Breaker => createBreaker({ clock: () => performance.now(), isOutage });

/** Answers with sentences from our own pages, without an outside model. */
export const ANSWERING_EMBEDDED: Answering = {
  model: embeddedModel,
  patience: PATIENCE,
  breaker: newBreaker(),
};

/** Reads the configured model. Rejects with a one-sentence error for incomplete settings. */
export const readAnswering = async (environment: ChatVariables): Promise<Answering> => ({
  model: await createAnswerModel(readChatSettings(environment)),
  patience: PATIENCE,
  breaker: newBreaker(),
});
