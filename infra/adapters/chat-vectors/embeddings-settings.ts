import { z } from 'zod';
import { webServer } from '../process/argument-values.ts';

/** Environment variables of a process in which passages are found by vectors, too. */
export const embeddingsVariables = {
  /** Address of any server that speaks like OpenAI's embeddings; unset for a search by words alone. */
  EMBEDDINGS_URL: webServer.optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  /** A server of one's own may need none. */
  EMBEDDINGS_KEY: z.string().optional(),
};

/** A server that makes vectors of texts. */
export interface EmbeddingsSettings {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** Throws a sentence for settings that are incomplete. The sentence holds no value: one is a secret. */
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
