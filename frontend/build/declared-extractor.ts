import { extractor } from '@lingui/cli/api';
import type { ExtractorType } from '@lingui/conf';

/** By the end of a file's path: the texts that it translates and that contexts declare elsewhere. */
export type Declared = Readonly<Record<string, () => Promise<ReadonlySet<string>>>>;

/**
 * Collects the sentences of a file, and with them the texts that contexts declare and the server sends
 * in English: the file finds the translation by the text itself.
 */
export const createDeclaredExtractor = (declared: Declared): ExtractorType => {
  const textsOf = (file: string) =>
    Object.entries(declared).find(([end]) => file.endsWith(end))?.[1];
  return {
    match: (file) => textsOf(file) !== undefined,
    extract: async (file, code, onMessageExtracted, context) => {
      await extractor.extract(file, code, onMessageExtracted, context);
      for (const id of (await textsOf(file)?.()) ?? []) {
        const message = id.replace(/^./, (first) => first.toUpperCase());
        onMessageExtracted({ id, message, origin: [file, 1] });
      }
    },
  };
};

/** The strings of a property, wherever it is in an object. */
export const textsIn = (
  value: unknown,
  property: string,
  found = new Set<string>(),
): ReadonlySet<string> => {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, part] of Object.entries(value)) {
    if (name === property && typeof part === 'string') found.add(part);
    else textsIn(part, property, found);
  }
  return found;
};

/** The messages of all schemas of Zod in an object. */
export const issuesIn = (
  value: unknown,
  found = new Set<string>(),
  seen = new Set<unknown>(),
): ReadonlySet<string> => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  for (const [name, part] of Object.entries(definitionOf(value))) {
    if (name === 'error' && typeof part === 'function') {
      const message: unknown = part({});
      if (typeof message === 'string') found.add(message);
    } else issuesIn(part, found, seen);
  }
  return found;
};

/** The definition of a schema or a check; any other object as it is. */
const definitionOf = (value: object): object => {
  const internals: unknown = '_zod' in value ? value._zod : undefined;
  if (typeof internals !== 'object' || internals === null || !('def' in internals)) return value;
  return typeof internals.def === 'object' && internals.def !== null ? internals.def : value;
};
