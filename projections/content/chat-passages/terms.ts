export interface Occurrence {
  readonly passage: number;
  readonly term: string;
  readonly often: number;
}

export interface Term {
  readonly term: string;
  readonly rarity: number;
  readonly passages: readonly number[];
  readonly weights: readonly number[];
}

/** Constants of BM25: saturation of repeated terms, and penalty for long passages. */
const SATURATION = 1.5;
const LENGTH_SHARE = 0.5;

/** Share of each passage in the rarity of a term, by its number: similar passages count as one. */
export type Shares = ReadonlyMap<number, number>;

/**
 * Weighs the terms of one kind in all passages of a language by BM25. Terms in a larger share of passages
 * than `mostShared` weigh nothing.
 */
export const weighTerms = (
  occurrences: readonly Occurrence[],
  shares: Shares,
  mostShared = 1,
): readonly Term[] => {
  const lengths = new Map<number, number>();
  const byTerm = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const { passage, term, often } = occurrence;
    lengths.set(passage, (lengths.get(passage) ?? 0) + often);
    const others = byTerm.get(term);
    if (others === undefined) byTerm.set(term, [occurrence]);
    else others.push(occurrence);
  }
  const mean = sumOf(lengths.values()) / lengths.size;
  const damping = (passage: number): number =>
    SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * (lengths.get(passage) ?? 0)) / mean);
  const passages = sumOf(shares.values());
  return [...byTerm].map(([term, found]) => {
    const having = sumOf(found.map(({ passage }) => shares.get(passage) ?? 0));
    if (having > passages * mostShared) return { term, rarity: 0, passages: [], weights: [] };
    return {
      term,
      rarity: rarityOf(having, passages),
      passages: found.map(({ passage }) => passage),
      weights: found.map(({ passage, often }) =>
        Number(((often * (SATURATION + 1)) / (often + damping(passage))).toPrecision(4)),
      ),
    };
  });
};

const rarityOf = (found: number, passages: number): number =>
  Math.log(1 + (passages - found + 0.5) / (found + 0.5));

const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};
