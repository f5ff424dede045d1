/** A text in the words of an item. */
export interface WordLeaf {
  readonly path: readonly string[];
  readonly text: string;
}

/** Every text in words, however deep. */
export const wordLeaves = (value: unknown, path: readonly string[] = []): readonly WordLeaf[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    wordLeaves(entry, [...path, name]),
  );
};
