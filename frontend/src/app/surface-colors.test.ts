import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { expect, test } from 'vitest';
import { SURFACE_COLORS } from '../features/journey/shared/accessibility/surface-colors.ts';
import modesCss from './color-modes.css?raw';
import themeCss from './theme.css?raw';

const surfaceIn = (css: string): string | undefined =>
  /--color-surface: (#[\da-f]{6});/.exec(css)?.[1];

test.for(COLOR_MODES)('in mode %s the browser’s bars are colored as the page', (mode) => {
  const [, block = themeCss] = modesCss.split(`:root[data-color-mode="${mode}"] {`);
  expect(SURFACE_COLORS[mode]).toBe(surfaceIn(block));
});
