/** A ref for the element that replaces a sent form: moves the focus there. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
