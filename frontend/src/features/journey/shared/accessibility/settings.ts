import {
  type AccessibilitySettings,
  COLOR_MODES,
  DEFAULT_ACCESSIBILITY,
  FONT_FAMILIES,
  FONT_SIZE,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { jsonFields } from '../../../../session/json-fields.ts';

/** Product prefix, as every key of ours. */
export const SETTINGS_KEY = `${PRODUCT.storagePrefix}-accessibility`;

/** The device's own preferences, by media query. */
export interface DevicePreferences {
  readonly reducesMotion: boolean;
  readonly wantsContrast: boolean;
  readonly isDark: boolean;
}

/** The settings of a first visit. */
export const settingsFor = ({
  reducesMotion,
  wantsContrast,
  isDark,
}: DevicePreferences): AccessibilitySettings => ({
  ...DEFAULT_ACCESSIBILITY,
  colorMode: isDark ? 'dark-high-contrast' : wantsContrast ? 'high-contrast' : 'default',
  reducedMotion: reducesMotion,
  autoplay: !reducesMotion,
});

type Reader<Value> = (value: unknown, otherwise: Value) => Value;

const oneOf =
  <Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (value, otherwise) =>
    choices.find((choice) => choice === value) ?? otherwise;

const flag: Reader<boolean> = (value, otherwise) =>
  typeof value === 'boolean' ? value : otherwise;

const size: Reader<number> = (value, otherwise) =>
  typeof value === 'number' && value >= FONT_SIZE.min && value <= FONT_SIZE.max
    ? Math.round(value)
    : otherwise;

/**
 * Reads stored JSON from an untrusted source: an invalid field falls back to its initial value. By
 * hand, since this runs before anything is painted, and a schema library is larger than all of it.
 */
export const readSettings = (
  stored: string | null,
  initial: AccessibilitySettings,
): AccessibilitySettings => {
  const fields = jsonFields(stored ?? '');
  return {
    colorMode: oneOf(COLOR_MODES)(fields['colorMode'], initial.colorMode),
    fontSize: size(fields['fontSize'], initial.fontSize),
    fontFamily: oneOf(FONT_FAMILIES)(fields['fontFamily'], initial.fontFamily),
    reducedMotion: flag(fields['reducedMotion'], initial.reducedMotion),
    autoplay: flag(fields['autoplay'], initial.autoplay),
    focusIndicators: flag(fields['focusIndicators'], initial.focusIndicators),
    screenReaderOptimized: flag(fields['screenReaderOptimized'], initial.screenReaderOptimized),
    colorBlindFriendly: flag(fields['colorBlindFriendly'], initial.colorBlindFriendly),
    sensoryReduction: flag(fields['sensoryReduction'], initial.sensoryReduction),
  };
};
