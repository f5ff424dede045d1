import { type Message, say } from '../kernel/message.ts';

/** See docs/product-rules.md#accessibility-settings. */
export const COLOR_MODES = [
  'default',
  'high-contrast',
  'dark-high-contrast',
  'autism-friendly',
  'dyslexia-friendly',
] as const;

export const FONT_FAMILIES = ['default', 'dyslexia-friendly', 'sans-serif-simple'] as const;

/** Pixels. See docs/product-rules.md#accessibility-settings. */
export const FONT_SIZE = { min: 12, max: 24, step: 1 } as const;

export type ColorMode = (typeof COLOR_MODES)[number];
export type FontFamily = (typeof FONT_FAMILIES)[number];

export const FONT_FAMILY_WORDS: Readonly<Record<FontFamily, Message>> = {
  default: say('Default', {}, 'a font'),
  'dyslexia-friendly': say('Easy-reading font', {}, 'a font'),
  'sans-serif-simple': say('Simple font', {}, 'a font'),
};

export const COLOR_MODE_WORDS: Readonly<Record<ColorMode, Message>> = {
  default: say('Default', {}, 'a color mode'),
  'high-contrast': say('High contrast', {}, 'a color mode'),
  'dark-high-contrast': say('Dark mode', {}, 'a color mode'),
  'autism-friendly': say('Calm colors', {}, 'a color mode'),
  'dyslexia-friendly': say('Easy reading', {}, 'a color mode'),
};

/** A person's display settings. The names are those of the stored form. */
export interface AccessibilitySettings {
  readonly colorMode: ColorMode;
  /** Pixels; 16 leaves the text size unchanged. */
  readonly fontSize: number;
  readonly fontFamily: FontFamily;
  readonly reducedMotion: boolean;
  readonly autoplay: boolean;
  readonly focusIndicators: boolean;
  readonly screenReaderOptimized: boolean;
  readonly colorBlindFriendly: boolean;
  readonly sensoryReduction: boolean;
}

/** See docs/product-rules.md#accessibility-settings. */
export const DEFAULT_ACCESSIBILITY: AccessibilitySettings = {
  colorMode: 'default',
  fontSize: 16,
  fontFamily: 'default',
  reducedMotion: false,
  autoplay: true,
  focusIndicators: false,
  screenReaderOptimized: false,
  colorBlindFriendly: false,
  sensoryReduction: false,
};

/** Compares by value. */
export const isSameAccessibility = (
  a: AccessibilitySettings | null,
  b: AccessibilitySettings | null,
): boolean =>
  a === null || b === null
    ? a === b
    : a.colorMode === b.colorMode &&
      a.fontSize === b.fontSize &&
      a.fontFamily === b.fontFamily &&
      a.reducedMotion === b.reducedMotion &&
      a.autoplay === b.autoplay &&
      a.focusIndicators === b.focusIndicators &&
      a.screenReaderOptimized === b.screenReaderOptimized &&
      a.colorBlindFriendly === b.colorBlindFriendly &&
      a.sensoryReduction === b.sensoryReduction;
