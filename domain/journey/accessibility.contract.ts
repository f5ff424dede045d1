import * as z from 'zod/mini';
import {
  COLOR_MODES,
  DEFAULT_ACCESSIBILITY,
  FONT_FAMILIES,
  FONT_SIZE,
} from './accessibility.constants.ts';

const { shape } = z.object({
  colorMode: z.enum(COLOR_MODES),
  fontSize: z.int().check(z.minimum(FONT_SIZE.min), z.maximum(FONT_SIZE.max)),
  fontFamily: z.enum(FONT_FAMILIES),
  reducedMotion: z.boolean(),
  autoplay: z.boolean(),
  focusIndicators: z.boolean(),
  screenReaderOptimized: z.boolean(),
  colorBlindFriendly: z.boolean(),
  sensoryReduction: z.boolean(),
});

/** `PUT /api/journey/accessibility`. Null resets to each device's own preferences. */
export const changeAccessibilitySchema = z.object({ settings: z.nullable(z.object(shape)) });

/** Stored settings of any version. Defaults replace missing and unknown values. */
export const keptAccessibilitySchema = z.object({
  colorMode: z.catch(shape.colorMode, DEFAULT_ACCESSIBILITY.colorMode),
  fontSize: z.catch(shape.fontSize, DEFAULT_ACCESSIBILITY.fontSize),
  fontFamily: z.catch(shape.fontFamily, DEFAULT_ACCESSIBILITY.fontFamily),
  reducedMotion: z.catch(shape.reducedMotion, DEFAULT_ACCESSIBILITY.reducedMotion),
  autoplay: z.catch(shape.autoplay, DEFAULT_ACCESSIBILITY.autoplay),
  focusIndicators: z.catch(shape.focusIndicators, DEFAULT_ACCESSIBILITY.focusIndicators),
  screenReaderOptimized: z.catch(
    shape.screenReaderOptimized,
    DEFAULT_ACCESSIBILITY.screenReaderOptimized,
  ),
  colorBlindFriendly: z.catch(shape.colorBlindFriendly, DEFAULT_ACCESSIBILITY.colorBlindFriendly),
  sensoryReduction: z.catch(shape.sensoryReduction, DEFAULT_ACCESSIBILITY.sensoryReduction),
});
