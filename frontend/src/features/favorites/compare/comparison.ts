import type { FavoriteFact } from '../favorite-facts.ts';

export interface ComparedRow extends Pick<FavoriteFact, 'field' | 'name' | 'isOwn' | 'isListing'> {
  /** One for each favorite, in their order. */
  readonly texts: readonly FavoriteFact['text'][];
}

export interface Comparison {
  /** Facts known of at least one. */
  readonly rows: readonly ComparedRow[];
  /** Facts that no source has. */
  readonly unsaid: readonly string[];
}

/** Turns the facts of each favorite into a row for each fact. */
export const compare = (favorites: readonly (readonly FavoriteFact[])[]): Comparison => {
  const rows = (favorites[0] ?? []).map((fact, index) => ({
    ...fact,
    texts: favorites.map((facts) => facts[index]?.text),
  }));
  const isSaid = ({ texts }: ComparedRow) => texts.some((text) => text !== undefined);
  return {
    rows: rows.filter(isSaid),
    unsaid: rows.filter((row) => !row.isOwn && !isSaid(row)).map(({ name }) => name),
  };
};
