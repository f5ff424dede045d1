import { isNode, LineCounter, parseDocument } from 'yaml';

/** Values of a YAML or JSON text, with their lines. */
export interface YamlData {
  readonly value: unknown;
  /** Returns the line of the value at a path, or of its parent; from 1. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/** `firstLine`: the line on which the text begins in its file. */
export const readYaml = (text: string, firstLine = 1): YamlData => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true, prettyErrors: false });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1));
  };
  const errors = document.errors.map(({ pos: [offset], message }) => ({
    line: lineAt(offset),
    message,
  }));
  if (errors.length > 0) return { value: undefined, lineOf, errors };
  try {
    // Forbids aliases, which could make a small file a huge value.
    return { value: document.toJS({ maxAliasCount: 0 }), lineOf, errors };
  } catch {
    const message = 'aliases (&name and *name) are not allowed';
    return { value: undefined, lineOf, errors: [{ line: firstLine, message }] };
  }
};
