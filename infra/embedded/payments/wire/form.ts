import { ApiError } from './errors.ts';

export interface FormObject {
  readonly [name: string]: FormValue;
}

type FormValue = string | FormObject | readonly FormValue[];

type Tree = Map<string, Tree | string>;

const NAME = /^[^[\]]+|\[[^[\]]*\]/g;
const MAX_DEPTH = 8;

/** Parses `items[0][price]=…&metadata[user]=…` into nested objects and lists. */
export const parseForm = (text: string): FormObject => {
  const tree: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = Array.from(name.matchAll(NAME), ([part]) => part.replaceAll(/[[\]]/g, ''));
    if (path.length === 0 || path.length > MAX_DEPTH) throw invalidName(name);
    add(tree, path, value, name);
  }
  return objectOf(tree);
};

const add = (
  tree: Tree,
  [part = '', ...rest]: readonly string[],
  value: string,
  name: string,
): void => {
  // Appends for empty keys: `expand[]=a&expand[]=b`.
  const key = part === '' ? String(tree.size) : part;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const below = tree.get(key) ?? new Map();
  if (typeof below === 'string') throw invalidName(name);
  tree.set(key, below);
  add(below, rest, value, name);
};

const valueFrom = (tree: Tree | string): FormValue => {
  if (typeof tree === 'string') return tree;
  const isList = Array.from(tree.keys()).every((key, index) => key === String(index));
  return isList ? Array.from(tree.values(), valueFrom) : objectOf(tree);
};

/** Built from entries, so that `__proto__` is an ordinary key. */
const objectOf = (tree: Tree): FormObject =>
  Object.fromEntries(Array.from(tree, ([key, below]) => [key, valueFrom(below)]));

const invalidName = (name: string): ApiError =>
  new ApiError(`Invalid parameter name: ${name}`, { code: 'parameter_unknown', param: name });
