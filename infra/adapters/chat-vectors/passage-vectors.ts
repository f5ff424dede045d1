import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { statesIn } from '@hearthway/domain/text/states-in.ts';
import { createBreaker } from '../chat-models/breaker.ts';
import { EmbeddingsFault, faultOf } from './embeddings.ts';
import { createVectorMaker, type MakerOptions } from './make-vectors.ts';
import { measureStandsOut, type StandsOutFrom } from './stands-out.ts';
import { readUnanswerable, type UnanswerableQuestion } from './unanswerable.ts';
import { type IndexedVector, nearestIn } from './vector-index.ts';
import { forgetOldVectors, listPassages, readVectors } from './vector-store.ts';

/** Passage whose meaning is close to the question's. */
export interface NearPassage {
  readonly hash: string;
  /** Whether it is close enough to answer the question without sharing a word with it. */
  readonly standsOut: boolean;
}

/** Question, and the redacted form that may leave this process. */
interface VectorQuestion {
  readonly text: string;
  /** Question without anything that identifies the asker or the place. */
  readonly redacted: string;
  readonly language: ContentLanguage;
  readonly signal: AbortSignal;
}

interface VectorStatus {
  /** Counts of this process, for monitoring. */
  readonly numbers: {
    /** Number of passage texts. */
    readonly passages: number;
    /** Passage texts that have a vector. */
    readonly vectors: number;
    /** Questions sent to the server. */
    readonly questions: number;
    /** Questions for which the server returned no vector. */
    readonly failures: number;
    /** Questions that were not sent because the server had just failed. */
    readonly skipped: number;
  };
  /** Whether the last batch of passages failed, or questions are paused. */
  readonly isFailing: boolean;
}

export interface PassageVectors {
  /** Returns the passages closest in meaning, the best first; none where the server fails. Never rejects. */
  readonly nearest: (question: VectorQuestion) => Promise<readonly NearPassage[]>;
  /** Makes vectors for some passages that have none, and loads those that any process has made. */
  readonly refresh: (signal: AbortSignal) => Promise<{ readonly isMore: boolean }>;
  readonly status: () => VectorStatus;
}

/** Short, since a family is waiting. */
const ANSWERED_WITHIN_MS = 1_000;

/** Enough for fusion with the other rankings. */
const MAX_NEAR = 50;

export interface VectorsOptions<Schema> extends Omit<MakerOptions<Schema>, 'others'> {
  /** Defaults to our own invented questions. */
  readonly questions?: readonly UnanswerableQuestion[];
}

/** Stores vectors of passages in the database and compares them in this process. */
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

  /** Loads only new vectors. */
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
        return nearestIn(index, vector, { language, states, most: MAX_NEAR }).map(
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
