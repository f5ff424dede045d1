import type { chatModelSchema } from '@hearthway/domain/chat/outside-model.contract.ts';
import type { z } from 'zod';
import { embeddingsVariables } from '../chat-vectors/embeddings-settings.ts';
import { adapterOf, adapterVariables } from './chat-settings.ts';

/** Environment variables that decide whether questions go to an outside model. */
export const chatModelVariables = {
  ...adapterVariables,
  EMBEDDINGS_URL: embeddingsVariables.EMBEDDINGS_URL,
};

/** How questions are answered, as shown on pages. */
export type ChatModel = Readonly<z.output<typeof chatModelSchema>>;

/** Counts an embeddings server as an outside model, since questions are sent to it too. */
export const chatModelOf = (
  variables: z.output<z.ZodObject<typeof chatModelVariables>>,
): ChatModel => {
  const model = adapterOf(variables);
  return { model, isOutside: model !== 'embedded' || variables.EMBEDDINGS_URL !== undefined };
};
