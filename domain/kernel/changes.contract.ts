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
