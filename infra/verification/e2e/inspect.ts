/** Pixels of width: a tablet between a phone and a wide screen. */
export const WIDTHS = [320, 768, 1280];
