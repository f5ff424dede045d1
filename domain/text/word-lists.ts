/** Space-separated words by name. `kid*` matches any ending. */
export type NamedWords = Readonly<Record<string, string>>;

/** Finds the names of all lists that hold a word. */
export const allNamesIn = (lists: NamedWords): ((word: string) => readonly string[]) => {
  const { whole, beginnings } = indexesOf(lists);
  return remembered((word) => {
    const found = new Set(whole.get(word));
    for (let length = SHORTEST; length <= word.length; length += 1)
      for (const name of beginnings.get(word.slice(0, length)) ?? []) found.add(name);
    return [...found];
  });
};

/** Finds the best matching name: whole words before prefixes, long prefixes before short. */
export const bestNameIn = (lists: NamedWords): ((word: string) => string | undefined) => {
  const { whole, beginnings } = indexesOf(lists);
  return remembered((word) => {
    const exact = whole.get(word)?.[0];
    if (exact !== undefined) return exact;
    for (let length = word.length; length >= SHORTEST; length -= 1) {
      const name = beginnings.get(word.slice(0, length))?.[0];
      if (name !== undefined) return name;
    }
    return undefined;
  });
};

/** Caches results, since words repeat. Clears the cache when full. */
export const remembered = <Found>(find: (word: string) => Found): ((word: string) => Found) => {
  const memory = new Map<string, { readonly found: Found }>();
  return (word) => {
    const known = memory.get(word);
    if (known !== undefined) return known.found;
    const found = find(word);
    if (memory.size >= MAX_REMEMBERED) memory.clear();
    memory.set(word, { found });
    return found;
  };
};

const MAX_REMEMBERED = 5000;

const SHORTEST = 2;

const indexesOf = (lists: NamedWords) => {
  const all = Object.entries(lists).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  );
  return {
    whole: byWord(all.filter(([word]) => !word.endsWith('*'))),
    beginnings: byWord(
      all.filter(([word]) => word.endsWith('*')).map(([word, name]) => [word.slice(0, -1), name]),
    ),
  };
};

const byWord = (
  words: readonly (readonly [word: string, name: string])[],
): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const [word, name] of words) names.set(word, [...(names.get(word) ?? []), name]);
  return names;
};
