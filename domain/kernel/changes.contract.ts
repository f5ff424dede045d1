/** New values of some fields; an omitted or undefined one stays. */
export type Changes<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** Returns the fields that differ from the previous ones. */
export const changedFields = <Fields extends object>(
  before: Fields,
  changes: Changes<Fields>,
): Partial<Fields> => {
  const changed: Partial<Fields> = {};
  for (const name in changes) {
    const value = changes[name];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]))
      changed[name] = value;
  }
  return changed;
};

/** Object before a change and right after it. */
export interface Change<Fields> {
  readonly before: Fields;
  readonly after: Fields;
}

/**
 * Returns the values from before a change, of the fields that still have the value that it gave. Undefined if
 * all of its fields were changed again since.
 */
export const setBack = <Fields extends object>(
  { before, after }: Change<Fields>,
  now: Fields,
): Partial<Fields> | undefined => {
  const values = changedFields(after, before);
  const since = changedFields(after, now);
  for (const name in since) delete values[name];
  const isUndone = Object.keys(changedFields(now, changedFields(after, before))).length === 0;
  return isUndone || Object.keys(values).length > 0 ? values : undefined;
};
