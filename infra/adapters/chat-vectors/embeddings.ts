import { z } from 'zod';
import { askModelServer, ModelServerError, openAiServer } from '../chat/model-server.ts';
import {
  type EmbeddingsSettings,
  type embeddingsVariables,
  readEmbeddingsSettings,
} from './embeddings-settings.ts';

/** Embeddings server: texts with similar meanings get similar vectors. */
export interface Embeddings {
  /** Name of the model. Vectors of different models are never compared. */
  readonly model: string;
  /**
   * Returns one vector of length 1 for each text, all of the same dimension. Rejects on any fault of the
   * server.
   */
  readonly embed: (
    texts: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly Float32Array[]>;
}

type FaultReason = 'not-readable' | 'other-size';

/** Error for a response whose vectors cannot be used. */
export class EmbeddingsFault extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(`The vectors cannot be used: ${reason}.`);
    this.reason = reason;
  }
}

/** Reason why the server returned no vectors. Contains no text sent or received. */
export const faultOf = (
  cause: unknown,
): { readonly reason: string; readonly status: number | undefined } => ({
  reason:
    cause instanceof EmbeddingsFault
      ? cause.reason
      : cause instanceof Error
        ? cause.constructor.name
        : 'Error',
  status: cause instanceof ModelServerError ? cause.status : undefined,
});

/**
 * Reads the configured server; undefined without vectors. Throws a one-sentence error for incomplete
 * settings.
 */
export const readEmbeddings = (
  environment: z.output<z.ZodObject<typeof embeddingsVariables>>,
): Embeddings | undefined => {
  const settings = readEmbeddingsSettings(environment);
  return settings && connectEmbeddings(settings);
};

const MAX_NUMBERS = 8_192;

const answerSchema = z.object({
  data: z.array(
    z.object({ index: z.int(), embedding: z.array(z.number()).min(1).max(MAX_NUMBERS) }),
  ),
});

export const connectEmbeddings = ({ url, model, key }: EmbeddingsSettings): Embeddings => {
  const server = openAiServer({ url, key });
  return {
    model,
    embed: async (texts, signal) => {
      const answer = await askModelServer(server, {
        path: '/embeddings',
        body: { model, input: texts, encoding_format: 'float' },
        signal,
      });
      const { success, data: read } = answerSchema.safeParse(answer);
      if (!success) throw new EmbeddingsFault('not-readable');
      const byIndex = new Map(read.data.map(({ index, embedding }) => [index, embedding]));
      const vectors = texts.map((_, index) => normalized(byIndex.get(index)));
      if (vectors.some(({ length }) => length !== vectors[0]?.length))
        throw new EmbeddingsFault('other-size');
      return vectors;
    },
  };
};

const normalized = (numbers: readonly number[] | undefined): Float32Array => {
  const length = Math.hypot(...(numbers ?? []));
  if (numbers === undefined || !(length > 0) || !Number.isFinite(length))
    throw new EmbeddingsFault('not-readable');
  return Float32Array.from(numbers, (number) => number / length);
};
