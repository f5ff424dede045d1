import type { ColorMode } from '@hearthway/domain/journey/accessibility.constants.ts';

/** Colors of a mode that its sample shows. */
export const SWATCH_COLORS = [
  'surface',
  'raised',
  'text',
  'accent',
  'positive',
  'caution',
  'danger',
] as const;

/** As in theme.css and color-modes.css, which only have the mode in use at hand. */
export const MODE_SWATCHES: Readonly<
  Record<ColorMode, Readonly<Record<(typeof SWATCH_COLORS)[number], string>>>
> = {
  default: {
    surface: '#faf6ee',
    raised: '#fffdf8',
    text: '#1d2f4f',
    accent: '#1f4e8c',
    positive: '#1b5235',
    caution: '#623f05',
    danger: '#872020',
  },
  'high-contrast': {
    surface: '#ffffff',
    raised: '#ffffff',
    text: '#000000',
    accent: '#00307a',
    positive: '#00401a',
    caution: '#4d3000',
    danger: '#7a0012',
  },
  'dark-high-contrast': {
    surface: '#0d1320',
    raised: '#151d2e',
    text: '#f6f1e4',
    accent: '#a9ccff',
    positive: '#9be3b8',
    caution: '#ffd98a',
    danger: '#ffc2ba',
  },
  'autism-friendly': {
    surface: '#eef1ec',
    raised: '#f6f8f4',
    text: '#2b3a3c',
    accent: '#335866',
    positive: '#35573f',
    caution: '#615028',
    danger: '#7a4237',
  },
  'dyslexia-friendly': {
    surface: '#fbf1dc',
    raised: '#fff8e8',
    text: '#2b2a33',
    accent: '#1f4a7d',
    positive: '#1b5235',
    caution: '#623f05',
    danger: '#872020',
  },
};
