/** A ref for what takes the place of a form: whoever sent that goes on reading there. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
