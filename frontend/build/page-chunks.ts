import type { Rolldown } from 'vite';

/** As much of a built chunk as is read here. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'facadeModuleId' | 'imports' | 'isEntry'
>;

/** By their names. */
export type BuiltFiles = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** A page, with what its code says about it. */
export interface BuiltPage {
  /** Its component, which its module is named after. */
  readonly shows: string;
  /** The groups of sentences that it loads. */
  readonly catalogs: readonly string[];
}

/** Addresses of the files that a page's script loads. */
export interface PageChunks {
  /** The sentences of groups. */
  readonly catalogs: (locale: string, groups: readonly string[]) => readonly string[];
  /** The page's own code, with all that it imports and that the script of the site lacks. */
  readonly code: (page: BuiltPage) => readonly string[];
}

/** Finds the files of each page in what was built. Throws for a page whose module has another name. */
export const pageChunksIn = (files: BuiltFiles): PageChunks => {
  const chunks = Object.values(files).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  const chunkOf = (moduleEnd: string): Chunk => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(moduleEnd));
    if (chunk === undefined) throw new Error(`No chunk is of a module …${moduleEnd}.`);
    return chunk;
  };
  const withImports = (
    { fileName, imports }: Chunk,
    seen = new Set<string>(),
  ): ReadonlySet<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported !== undefined) withImports(imported, seen);
    }
    return seen;
  };
  const site = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((it) => [...withImports(it)]),
  );

  return {
    catalogs: (locale, groups) =>
      groups.map((group) => `/${chunkOf(`/locales/${locale}/${group}.po`).fileName}`),
    code: ({ shows }) =>
      [...withImports(chunkOf(`/${shows}.tsx`))]
        .filter((name) => !site.has(name))
        .map((name) => `/${name}`),
  };
};
