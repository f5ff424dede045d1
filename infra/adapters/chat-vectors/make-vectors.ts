import type { Kysely } from 'kysely';
import type { Logger } from '../logging/logger.ts';
import { type BackOff, backOffMs } from '../process/back-off.ts';
import { type Embeddings, EmbeddingsFault, faultOf } from './embeddings.ts';
import { type HashedText, releaseTexts, storeVectors, takeTexts } from './vector-store.ts';

export interface MakerOptions<Schema> {
  readonly embeddings: Embeddings;
  readonly database: Kysely<Schema>;
  /** Further texts that get a vector, besides all passages. */
  readonly others: readonly HashedText[];
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: () => Date;
}

interface Make {
  /** Dimension of the vectors; undefined before the first one. */
  readonly size: number | undefined;
  readonly signal: AbortSignal;
}

export interface VectorMaker {
  /**
   * Makes vectors for some texts that have none, and returns their number. After a failure it waits, longer
   * each time.
   */
  readonly make: (options: Make) => Promise<number>;
  readonly isFailing: () => boolean;
}

/** Texts per request; halved after each failure, so that a rejected text ends up alone. */
const BATCH_SIZE = 32;

/** Characters of a text that are sent; models read about as much. */
const LONGEST_TEXT = 2_000;

const MADE_WITHIN_MS = 30_000;

/** Lease after which other processes may take over the batch of a killed process. */
const LEASE_MS = 2 * MADE_WITHIN_MS;

const BACK_OFF: BackOff = { firstMs: 1_000, maxMs: 5 * 60_000 };

export const createVectorMaker = <Schema>({
  embeddings: { model, embed },
  database,
  others,
  logger,
  clock,
}: MakerOptions<Schema>): VectorMaker => {
  let failures = 0;
  let nextAt = 0;

  const makeTaken = async (taken: readonly HashedText[], { size, signal }: Make): Promise<void> => {
    const vectors = await embed(
      taken.map(({ text }) => text.slice(0, LONGEST_TEXT)),
      AbortSignal.any([signal, AbortSignal.timeout(MADE_WITHIN_MS)]),
    );
    const made = taken.flatMap(({ hash }, at) => {
      const vector = vectors[at];
      return vector === undefined ? [] : [{ hash, vector }];
    });
    if (made.some(({ vector }) => vector.length !== (size ?? vector.length)))
      throw new EmbeddingsFault('other-size');
    await storeVectors(database, model, made);
  };

  return {
    make: async (options) => {
      const now = clock();
      if (now.getTime() < nextAt) return 0;
      const taken = await takeTexts(database, {
        model,
        others,
        most: Math.max(1, Math.floor(BATCH_SIZE / 2 ** failures)),
        now,
        until: new Date(now.getTime() + LEASE_MS),
      });
      if (taken.length === 0) return 0;
      try {
        await makeTaken(taken, options);
        failures = 0;
        return taken.length;
      } catch (cause) {
        const hashes = taken.map(({ hash }) => hash);
        await releaseTexts(database, model, hashes);
        if (options.signal.aborted) return 0;
        failures += 1;
        nextAt = now.getTime() + backOffMs(BACK_OFF, failures);
        logger.warn(faultOf(cause), 'Vectors of passages were not made, which is tried again.');
        return 0;
      }
    },
    isFailing: () => failures > 0,
  };
};
