import type { AnswerModel } from '../chat/answer-model.ts';
import { createAnswerModel } from '../chat/create-answer-model.ts';
import { embeddedModel } from '../chat/embedded-model.ts';
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
}

/** In sentences of our own pages, without a model outside. */
export const ANSWERING_EMBEDDED: Answering = { model: embeddedModel, patience: PATIENCE };

/** As it is configured. Rejects with a sentence for settings that are incomplete. */
export const readAnswering = async (environment: ChatVariables): Promise<Answering> => ({
  model: await createAnswerModel(readChatSettings(environment)),
  patience: PATIENCE,
});
