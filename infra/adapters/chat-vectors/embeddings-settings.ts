import { z } from 'zod';
import { webServer } from '../process/argument-values.ts';

/** Environment variables of a process that also searches passages by vectors. */
export const embeddingsVariables = {
  /** Address of any server with OpenAI's embeddings API; unset for a search by words alone. */
  EMBEDDINGS_URL: webServer.optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  /** API key; optional for a self-hosted server. */
  EMBEDDINGS_KEY: z.string().optional(),
};

export interface EmbeddingsSettings {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** Throws a one-sentence error for incomplete settings. It holds no value, since one of them is a secret. */
export const readEmbeddingsSettings = ({
  EMBEDDINGS_URL: url,
  EMBEDDINGS_MODEL: model,
  EMBEDDINGS_KEY: key,
}: z.output<z.ZodObject<typeof embeddingsVariables>>): EmbeddingsSettings | undefined => {
  if (url === undefined) {
    const set = [model && 'EMBEDDINGS_MODEL', key && 'EMBEDDINGS_KEY'].filter(Boolean);
    if (set.length > 0)
      throw new Error(
        `The search by vectors is set up in part: ${set.join(' and ')} without EMBEDDINGS_URL.`,
      );
    return undefined;
  }
  if (model === undefined)
    throw new Error('The search by vectors is set up in part: EMBEDDINGS_MODEL is missing.');
  return { url, model, key };
};
