import type { AccessibilitySettings } from '@hearthway/domain/journey/accessibility.constants.ts';
import { SURFACE_COLORS } from './surface-colors.ts';

/**
 * Sets the attributes that the style sheet reads. Runs before the first paint and after every change, so that no page shows colors that were turned off.
 */
export const applySettings = (root: HTMLElement, settings: AccessibilitySettings): void => {
  root.dataset['colorMode'] = settings.colorMode;
  root.dataset['fontFamily'] = settings.fontFamily;
  root.dataset['motion'] = settings.reducedMotion ? 'reduced' : 'full';
  root.dataset['autoplay'] = settings.autoplay ? 'on' : 'off';
  root.toggleAttribute('data-large-focus', settings.focusIndicators);
  root.toggleAttribute('data-screen-reader', settings.screenReaderOptimized);
  root.toggleAttribute('data-enhanced-colors', settings.colorBlindFriendly);
  root.toggleAttribute('data-simplified', settings.sensoryReduction);
  // In percent of what the browser itself is set to, so that its own zoom for text counts too.
  root.style.fontSize = settings.fontSize === 16 ? '' : `${(settings.fontSize / 16) * 100}%`;
  root
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', SURFACE_COLORS[settings.colorMode]);
};
