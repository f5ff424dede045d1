export interface WordLeaf {
  readonly path: readonly string[];
  readonly text: string;
}

/** Returns every text in words, at any depth. */
export const wordLeaves = (value: unknown, path: readonly string[] = []): readonly WordLeaf[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    wordLeaves(entry, [...path, name]),
  );
};
