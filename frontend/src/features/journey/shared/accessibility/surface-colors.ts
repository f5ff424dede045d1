import type { ColorMode } from '@hearthway/domain/journey/accessibility.constants.ts';

/**
 * Background of pages, which also colors the browser's own bars. The same as `--color-surface` of
 * the style sheets, which are not there yet when the first page is painted.
 */
export const SURFACE_COLORS: Readonly<Record<ColorMode, string>> = {
  default: '#faf6ee',
  'high-contrast': '#ffffff',
  'dark-high-contrast': '#0d1320',
  'autism-friendly': '#eef1ec',
  'dyslexia-friendly': '#fbf1dc',
};
