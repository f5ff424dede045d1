/**
 * The fields of whatever this is; none where it is no object. Each is then looked at by hand: what
 * is read here is read on every first visit, and a schema library is larger than all of it.
 */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({
  ...Object(value),
});

/** The same of a text that should be JSON, whoever has written it. */
export const jsonFields = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    // Somebody else has written there.
    return {};
  }
};
