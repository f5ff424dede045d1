import { isDeepStrictEqual } from 'node:util';

/** Returns the former values of changed fields: `data.previous_attributes` of an event. */
export const changedFields = (before: object, after: object): object => {
  const current = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, current.get(name))),
  );
};
