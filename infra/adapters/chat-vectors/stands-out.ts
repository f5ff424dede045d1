import { setImmediate as others } from 'node:timers/promises';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { statesIn } from '@hearthway/domain/text/states-in.ts';
import type { UnanswerableQuestion } from './unanswerable.ts';
import { type IndexedVector, nearestIn } from './vector-index.ts';

/** Share of the unanswerable questions whose best passage must be farther away than one that stands out. */
const FARTHER = 0.99;

/** Threshold at which a passage answers a question by its meaning alone, by language. */
export type StandsOutFrom = Readonly<Partial<Record<ContentLanguage, number>>>;

/**
 * Calibrates the threshold with questions that no page answers, since models differ: nothing stands out until
 * all of these questions have a vector.
 */
export const measureStandsOut = async (
  passages: readonly IndexedVector[],
  questions: readonly UnanswerableQuestion[],
  vectors: ReadonlyMap<string, Float32Array>,
): Promise<StandsOutFrom> => {
  const measured: Partial<Record<ContentLanguage, number>> = {};
  for (const language of CONTENT_LANGUAGES) {
    const nearest: number[] = [];
    for (const { hash, text } of questions.filter((each) => each.language === language)) {
      const vector = vectors.get(hash);
      if (vector === undefined) return {};
      const states = new Set(statesIn(text));
      const [best] = nearestIn(passages, vector, { language, states, most: 1 });
      nearest.push(best?.standsOutBy ?? 0);
      // Yields to requests, since each measurement blocks the process for a moment.
      await others();
    }
    const limit = nearest.sort((a, b) => a - b)[Math.floor(nearest.length * FARTHER)];
    if (limit !== undefined) measured[language] = limit;
  }
  return measured;
};
