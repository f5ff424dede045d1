import type { Desk } from '../life/desk.ts';
import { cannotExpand, renderById, renderIncluded } from './objects.ts';

const MAX_DEPTH = 4;

/** Replaces ids by their objects, at paths such as `data.latest_invoice.payments`. */
export const expandPaths = (desk: Desk, object: object, paths: readonly string[]): object =>
  paths.reduce<object>((result, path) => {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH)
      throw cannotExpand(`${path}: you cannot expand more than ${MAX_DEPTH} levels`);
    return expandPath(desk, result, parts, path);
  }, object);

const expandPath = (
  desk: Desk,
  object: object,
  [field = '', ...rest]: readonly string[],
  path: string,
): object => {
  const fields = new Map<string, unknown>(Object.entries(object));
  const id = fields.get('id');
  const found = fields.get(field) ?? renderIncluded(desk, String(id), field);
  if (found === undefined) throw cannotExpand(path);
  const value = expandValue(desk, found, path);
  return { ...object, [field]: value === null || rest.length === 0 ? value : below(value) };

  function below(expanded: object): object {
    return Array.isArray(expanded)
      ? expanded.map((each) => expandPath(desk, each, rest, path))
      : expandPath(desk, expanded, rest, path);
  }
};

const expandValue = (desk: Desk, value: unknown, path: string): object | null => {
  if (value === null) return null;
  if (typeof value === 'object') return value;
  const object = typeof value === 'string' ? renderById(desk, value) : undefined;
  if (object === undefined) throw cannotExpand(path);
  return object;
};
