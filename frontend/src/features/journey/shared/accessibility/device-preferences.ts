import type { DevicePreferences } from './settings.ts';

const matches = (query: string): boolean => matchMedia(query).matches;

export const readDevicePreferences = (): DevicePreferences => ({
  reducesMotion: matches('(prefers-reduced-motion: reduce)'),
  wantsContrast: matches('(prefers-contrast: more)'),
  isDark: matches('(prefers-color-scheme: dark)'),
});
