/**
 * The fields of an unknown value; none unless it is an object. Callers check each by hand: this
 * runs on every first visit, and a schema library is larger than all such checks.
 */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({
  ...Object(value),
});

/** The fields of a JSON text from an untrusted source. */
export const jsonFields = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    // Not our data.
    return {};
  }
};
