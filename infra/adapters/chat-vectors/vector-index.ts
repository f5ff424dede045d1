import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { EmbeddingsFault } from './embeddings.ts';

export interface IndexedVector {
  readonly language: string;
  readonly hash: string;
  /** Code of the state that the passage is about; null for all others. */
  readonly state: string | null;
  readonly vector: Float32Array;
}

interface MeasuredPassage {
  readonly hash: string;
  /** Similarity above the average of all passages, in standard deviations. */
  readonly standsOutBy: number;
}

export interface NearestOptions {
  readonly language: ContentLanguage;
  /** States whose pages are included. */
  readonly states: ReadonlySet<string>;
  readonly most: number;
}

/** Returns the most similar passages, the best first. Throws for a vector of another dimension. */
export const nearestIn = (
  passages: readonly IndexedVector[],
  vector: Float32Array,
  { language, states, most }: NearestOptions,
): readonly MeasuredPassage[] => {
  const alike = passages
    .filter((each) => each.language === language && (each.state === null || states.has(each.state)))
    .map(({ hash, vector: other }) => ({ hash, alike: dotProduct(vector, other) }));
  const mean = sumOf(alike.map((each) => each.alike)) / alike.length;
  const deviation = Math.sqrt(sumOf(alike.map((each) => (each.alike - mean) ** 2)) / alike.length);
  return alike
    .sort((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ hash, alike: value }) => ({
      hash,
      standsOutBy: deviation === 0 ? 0 : (value - mean) / deviation,
    }));
};

/**
 * Dot product of two vectors. For vectors of length 1 it is the cosine of their angle: 1 for the same
 * direction.
 */
const dotProduct = (one: Float32Array, other: Float32Array): number => {
  if (one.length !== other.length) throw new EmbeddingsFault('other-size');
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
