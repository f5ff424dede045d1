import { expect, test } from 'vitest';
import { givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { type AccessibilitySettings, DEFAULT_ACCESSIBILITY } from './accessibility.constants.ts';
import { journeySchema } from './journey.contract.ts';
import type { JourneyEvent } from './journey.events.ts';
import { journeyView, NEW_JOURNEY } from './journey.view.ts';

const ANSWERS = { diagnosisDate: '2026-11-20', location: 'Durham, NC' };

const answered: JourneyEvent = { type: 'OnboardingCompleted', data: ANSWERS };
const completed: JourneyEvent = { type: 'TourCompleted', data: {} };
const skipped: JourneyEvent = { type: 'TourSkipped', data: { step: 3 } };

const set = (changes: Partial<AccessibilitySettings>): JourneyEvent => ({
  type: 'AccessibilityChanged',
  data: { settings: { ...DEFAULT_ACCESSIBILITY, ...changes } },
});
const reset: JourneyEvent = { type: 'AccessibilityChanged', data: { settings: null } };

const given = (...history: readonly JourneyEvent[]) => givenRow(journeyView, history);

test('each step is kept beside the others', () => {
  expect(given().when(answered)).toEqual({ ...NEW_JOURNEY, onboarding: ANSWERS });
  expect(given(answered).when(skipped)).toEqual({
    ...NEW_JOURNEY,
    onboarding: ANSWERS,
    tour: 'skipped',
  });
  expect(given(answered, skipped).when(completed)).toEqual({
    ...NEW_JOURNEY,
    onboarding: ANSWERS,
    tour: 'completed',
  });
  expect(given(completed).when(skipped)).toEqual({ ...NEW_JOURNEY, tour: 'completed' });
});

test('the settings set last are used, until a reset', () => {
  const row = given(answered, set({ fontSize: 24 })).when(set({ colorMode: 'high-contrast' }));
  const accessibility = { ...DEFAULT_ACCESSIBILITY, colorMode: 'high-contrast' };
  expect(row).toEqual({ ...NEW_JOURNEY, onboarding: ANSWERS, accessibility });
  expect(given(set({ fontSize: 24 })).when(reset)).toEqual(NEW_JOURNEY);
});

test('settings of another version are read as far as they are valid', () => {
  const { accessibility } = journeySchema.parse({
    ...NEW_JOURNEY,
    accessibility: { colorMode: 'sepia', fontSize: 99, autoplay: false, wallpaper: 'cats' },
  });
  expect(accessibility).toEqual({ ...DEFAULT_ACCESSIBILITY, autoplay: false });
});

test('the latest answers count', () => {
  const later = { ...ANSWERS, location: 'Austin, TX' };
  const row = given(answered).when({ type: 'OnboardingCompleted', data: later });
  expect(row.onboarding).toEqual(later);
});

test('shredded answers read as never given', () => {
  const forgotten = { diagnosisDate: SHREDDED, location: SHREDDED };
  const row = given(answered).when({ type: 'OnboardingCompleted', data: forgotten });
  expect(row).toEqual(NEW_JOURNEY);
  const unset: JourneyEvent = { type: 'AccessibilityChanged', data: { settings: SHREDDED } };
  expect(given(set({ fontSize: 24 })).when(unset)).toEqual(NEW_JOURNEY);
});
