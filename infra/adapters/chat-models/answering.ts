import { AnswerDanger, AnswerFault } from '@hearthway/domain/chat/read-answer.ts';
import type { AnswerModel } from '../chat/answer-model.ts';
import { createAnswerModel } from '../chat/create-answer-model.ts';
import { embeddedModel } from '../chat/embedded-model.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { type ChatVariables, readChatSettings } from './chat-settings.ts';

/** How long a model may take. */
interface Patience {
  /** Until its first words. */
  readonly firstWordsMs: number;
  /** Until its answer is whole. */
  readonly wholeMs: number;
}

const PATIENCE: Patience = { firstWordsMs: 8_000, wholeMs: 25_000 };

/** How the assistant's answers are composed. */
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

/** A model that refuses, or says what may not be said, is there. */
export const isOutage = (cause: unknown): boolean => {
  if (cause instanceof AnswerFault) return OUTAGES.has(cause.reason);
  return !(cause instanceof AnswerDanger);
};

const newBreaker = (): Breaker => createBreaker({ clock: () => performance.now(), isOutage });

/** In sentences of our own pages, without a model outside. */
export const ANSWERING_EMBEDDED: Answering = {
  model: embeddedModel,
  patience: PATIENCE,
  breaker: newBreaker(),
};

/** As it is configured. Rejects with a sentence for settings that are incomplete. */
export const readAnswering = async (environment: ChatVariables): Promise<Answering> => ({
  model: await createAnswerModel(readChatSettings(environment)),
  patience: PATIENCE,
  breaker: newBreaker(),
});
