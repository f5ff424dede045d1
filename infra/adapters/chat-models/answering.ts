import type { z } from 'zod';
import type { AnswerModel } from '../chat/answer-model.ts';
import { chatVariables, readChatSettings } from '../chat/chat-settings.ts';
import { createAnswerModel } from '../chat/create-answer-model.ts';
import { embeddedModel } from '../chat/embedded-model.ts';

/** Environment variables of a process in which the assistant answers. */
export const answeringVariables = chatVariables;

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
export const readAnswering = async (
  environment: z.output<z.ZodObject<typeof answeringVariables>>,
): Promise<Answering> => ({
  model: await createAnswerModel(readChatSettings(environment)),
  patience: PATIENCE,
});
