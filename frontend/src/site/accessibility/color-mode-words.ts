import type { ColorMode } from '@hearthway/domain/journey/accessibility.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface ColorModeWords {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** The names are the specification's. */
export const COLOR_MODE_WORDS: Readonly<Record<ColorMode, ColorModeWords>> = {
  default: { name: msg`Default`, description: msg`Ink on warm paper.` },
  'high-contrast': {
    name: msg`High Contrast`,
    description: msg`Black on white, with clear lines.`,
  },
  'dark-high-contrast': {
    name: msg`Dark Mode`,
    description: msg`Light text on a dark page. Kinder at night.`,
  },
  'autism-friendly': { name: msg`Calm Colors`, description: msg`Fewer, quieter colors.` },
  'dyslexia-friendly': {
    name: msg`Easy Reading`,
    description: msg`A warm page, with more room between letters and lines.`,
  },
};
