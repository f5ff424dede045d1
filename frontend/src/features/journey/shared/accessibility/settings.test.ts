import { expect, test } from 'vitest';
import { readSettings, settingsFor } from './settings.ts';

const noPreference = { reducesMotion: false, wantsContrast: false, isDark: false };
const initial = settingsFor(noPreference);

test('the defaults of docs/product-rules.md#accessibility-settings apply until something is set', () => {
  expect(initial).toEqual({
    colorMode: 'default',
    fontSize: 16,
    fontFamily: 'default',
    reducedMotion: false,
    autoplay: true,
    focusIndicators: false,
    screenReaderOptimized: false,
    colorBlindFriendly: false,
    sensoryReduction: false,
  });
});

test('the device’s own preferences are the first values', () => {
  expect(settingsFor({ ...noPreference, reducesMotion: true })).toMatchObject({
    reducedMotion: true,
    autoplay: false,
  });
  expect(settingsFor({ ...noPreference, wantsContrast: true }).colorMode).toBe('high-contrast');
  expect(settingsFor({ ...noPreference, isDark: true }).colorMode).toBe('dark-high-contrast');
});

test('reads back stored settings unchanged', () => {
  const set = { ...initial, colorMode: 'autism-friendly', fontSize: 20, autoplay: false } as const;
  expect(readSettings(JSON.stringify(set), initial)).toEqual(set);
});

test.for([
  null,
  '',
  '{',
  'null',
  '7',
  '"dark"',
  '[]',
  '{"colorMode":"pink","fontSize":"20","autoplay":"no","__proto__":{"reducedMotion":true}}',
])('tolerates invalid data: %s', (rubbish) => {
  expect(readSettings(rubbish, initial)).toEqual(initial);
});

test.for([
  [11, 16],
  [12, 12],
  [17.4, 17],
  [24, 24],
  [25, 16],
  [Number.NaN, 16],
] as const)('a font size of %d is read as %d', ([stored, read]) => {
  expect(readSettings(JSON.stringify({ fontSize: stored }), initial).fontSize).toBe(read);
});
