import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { expect, test } from 'vitest';
import modesCss from '../app/color-modes.css?raw';
import themeCss from '../app/theme.css?raw';
import { SURFACE_COLORS } from './surface-colors.ts';

const surfaceIn = (css: string): string | undefined =>
  /--color-surface: (#[\da-f]{6});/.exec(css)?.[1];

test.for(COLOR_MODES)('in mode %s the browser’s bars are colored as the page', (mode) => {
  const [, block = themeCss] = modesCss.split(`:root[data-color-mode="${mode}"] {`);
  expect(SURFACE_COLORS[mode]).toBe(surfaceIn(block));
});
