import type { ColorMode } from '@hearthway/domain/journey/accessibility.constants.ts';

/**
 * What a page stands on: the browser colors its own bars alike. As `--color-surface` of the style
 * sheets, which are not there yet when the first page is painted.
 */
export const SURFACE_COLORS: Readonly<Record<ColorMode, string>> = {
  default: '#faf6ee',
  'high-contrast': '#ffffff',
  'dark-high-contrast': '#0d1320',
  'autism-friendly': '#eef1ec',
  'dyslexia-friendly': '#fbf1dc',
};
