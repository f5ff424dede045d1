import type { ChatSettings } from '../chat-models/chat-settings.ts';
import type { AnswerModel } from './answer-model.ts';
import { embeddedModel } from './embedded-model.ts';

/** Creates the configured model. Adapters for outside models are imported only when used. */
export const createAnswerModel = async (settings: ChatSettings): Promise<AnswerModel> => {
  switch (settings.adapter) {
    case 'embedded':
      return embeddedModel;
    case 'openai':
      return (await import('./openai-model.ts')).openAiModel(settings);
    case 'anthropic':
      return (await import('./anthropic-model.ts')).anthropicModel(settings);
  }
};
