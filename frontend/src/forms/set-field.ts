interface FieldValue {
  readonly name: string;
  readonly value: string;
  /** Keeps text that was typed meanwhile. */
  readonly isOnlyIfEmpty?: boolean;
}

/** Sets a field of the browser's own. */
export const setField = (
  form: HTMLFormElement | null,
  { name, value, isOnlyIfEmpty = false }: FieldValue,
): void => {
  const field = form?.elements.namedItem(name);
  const takesText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  if (!takesText) return;
  if (!isOnlyIfEmpty || field.value === '') field.value = value;
};
