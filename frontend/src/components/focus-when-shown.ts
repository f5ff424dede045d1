/** Ref callback for the element that replaces a submitted form: moves the focus there. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
