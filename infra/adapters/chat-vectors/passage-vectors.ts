import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { statesIn } from '@hearthway/domain/text/states-in.ts';
import { createBreaker } from '../chat-models/breaker.ts';
import { EmbeddingsFault, faultOf } from './embeddings.ts';
import { createVectorMaker, type MakerOptions } from './make-vectors.ts';
import { measureStandsOut, type StandsOutFrom } from './stands-out.ts';
import { readUnanswerable, type UnanswerableQuestion } from './unanswerable.ts';
import { type IndexedVector, nearestIn } from './vector-index.ts';
import { forgetOldVectors, listPassages, readVectors } from './vector-store.ts';

/** A passage that means much the same as a question. */
export interface NearPassage {
  /** Hash of its text. */
  readonly hash: string;
  /** Whether it is so near that it answers the question, even without a word of it. */
  readonly standsOut: boolean;
}

/** A question, and as much of it as may leave. */
interface VectorQuestion {
  readonly text: string;
  /** Question without what tells who asks and where. */
  readonly redacted: string;
  readonly language: ContentLanguage;
  readonly signal: AbortSignal;
}

interface VectorStatus {
  /** Counts of this process, for monitoring. */
  readonly numbers: {
    /** Texts of passages. */
    readonly passages: number;
    /** Number of these that have a vector. */
    readonly vectors: number;
    /** Questions that were sent to the server. */
    readonly questions: number;
    /** Number of these that the server gave no vector for. */
    readonly failures: number;
    /** Questions that were not sent, since the server had failed just before. */
    readonly skipped: number;
  };
  /** The last batch of passages could not be made, or questions are not sent for a while. */
  readonly isFailing: boolean;
}

export interface PassageVectors {
  /** The passages that mean much the same as the question, the best first; none where the server fails. Never rejects. */
  readonly nearest: (question: VectorQuestion) => Promise<readonly NearPassage[]>;
  /** Makes vectors of some passages that have none, and takes up those that any process has made. */
  readonly refresh: (signal: AbortSignal) => Promise<{ readonly isMore: boolean }>;
  readonly status: () => VectorStatus;
}

/** A family waits meanwhile. */
const ANSWERED_WITHIN_MS = 1_000;

/** Enough for the fusion with other rankings. */
const MOST_NEAR = 50;

export interface VectorsOptions<Schema> extends Omit<MakerOptions<Schema>, 'others'> {
  /** Invented ones of our own by default. */
  readonly questions?: readonly UnanswerableQuestion[];
}

/** Vectors of passages, kept in the database and compared in this process. */
export const createPassageVectors = <Schema>({
  questions = readUnanswerable(),
  ...options
}: VectorsOptions<Schema>): PassageVectors => {
  const { embeddings, database, logger, clock } = options;
  const maker = createVectorMaker({ ...options, others: questions });
  const breaker = createBreaker({ clock: () => clock().getTime(), isOutage: () => true });
  let known: ReadonlyMap<string, Float32Array> = new Map();
  let index: readonly IndexedVector[] = [];
  let standsOutFrom: StandsOutFrom = {};
  const numbers = { passages: 0, vectors: 0, questions: 0, failures: 0, skipped: 0 };

  /** Reads only vectors that are new. */
  const load = async (): Promise<void> => {
    const passages = await listPassages(database, embeddings.model);
    const made = passages.filter(({ isMade }) => isMade);
    const hashes = new Set([...made, ...questions].map(({ hash }) => hash));
    const added = [...hashes].filter((hash) => !known.has(hash));
    const read = await readVectors(database, embeddings.model, added);
    const kept = [...known].filter(([hash]) => hashes.has(hash));
    const isChanged = read.size > 0 || kept.length < known.size;
    known = new Map([...kept, ...read]);
    index = made.flatMap(({ language, hash, state }) => {
      const vector = known.get(hash);
      return vector === undefined ? [] : [{ language, hash, state, vector }];
    });
    numbers.passages = new Set(passages.map(({ hash }) => hash)).size;
    numbers.vectors = new Set(index.map(({ hash }) => hash)).size;
    if (isChanged) standsOutFrom = await measureStandsOut(index, questions, known);
  };

  const vectorOf = async (question: string, signal: AbortSignal): Promise<Float32Array> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWERED_WITHIN_MS)]);
    const [vector] = await embeddings.embed([question], limit);
    if (vector === undefined) throw new EmbeddingsFault('not-readable');
    return vector;
  };

  return {
    nearest: async ({ text, redacted, language, signal }) => {
      if (index.length === 0) return [];
      const ask = async () => {
        numbers.questions += 1;
        const vector = await vectorOf(redacted, signal);
        const states = new Set(statesIn(text));
        const limit = standsOutFrom[language] ?? Number.POSITIVE_INFINITY;
        return nearestIn(index, vector, { language, states, most: MOST_NEAR }).map(
          ({ hash, standsOutBy }) => ({ hash, standsOut: standsOutBy >= limit }),
        );
      };
      try {
        const near = await breaker.run(ask, signal);
        if (near === null) numbers.skipped += 1;
        return near ?? [];
      } catch (cause) {
        if (signal.aborted) return [];
        numbers.failures += 1;
        logger.warn(faultOf(cause), 'The assistant searched without vectors.');
        return [];
      }
    },
    refresh: async (signal) => {
      await load();
      const [first] = known.values();
      const made = await maker.make({ size: first?.length, signal });
      if (numbers.vectors > 0 && numbers.vectors === numbers.passages)
        await forgetOldVectors(database, questions);
      return { isMore: made > 0 };
    },
    status: () => ({ numbers: { ...numbers }, isFailing: maker.isFailing() || breaker.isPaused() }),
  };
};
