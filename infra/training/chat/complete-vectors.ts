import type { Kysely } from 'kysely';
import type { Embeddings } from '../../adapters/chat-vectors/embeddings.ts';
import {
  createPassageVectors,
  type PassageVectors,
} from '../../adapters/chat-vectors/passage-vectors.ts';

/** Makes the vectors that are missing, and takes up the others. Rejects with a sentence when some stay missing. */
export const completeVectors = async <Schema>(
  database: Kysely<Schema>,
  embeddings: Embeddings,
  print: (line: string) => void,
): Promise<PassageVectors> => {
  const vectors = createPassageVectors({
    embeddings,
    database,
    logger: { warn: (...fault: readonly unknown[]) => print(JSON.stringify(fault)) },
    clock: () => new Date(),
  });
  const { signal } = new AbortController();
  while ((await vectors.refresh(signal)).isMore);
  const { passages, vectors: made } = vectors.status().numbers;
  if (made < passages)
    throw new Error(`Only ${made} of ${passages} passages have a vector: try again in a minute.`);
  return vectors;
};
