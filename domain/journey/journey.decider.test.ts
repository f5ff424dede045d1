import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { type AccessibilitySettings, DEFAULT_ACCESSIBILITY } from './accessibility.constants.ts';
import { type JourneyCommand, journeyDecider } from './journey.decider.ts';
import type { JourneyEvent } from './journey.events.ts';

const ANSWERS = { diagnosisDate: '2026-11-20', location: 'Durham, NC' };

const answered = (data = ANSWERS): JourneyEvent => ({ type: 'OnboardingCompleted', data });
const completed: JourneyEvent = { type: 'TourCompleted', data: {} };
const skipped: JourneyEvent = { type: 'TourSkipped', data: { step: 3 } };

const tell = (data = ANSWERS, now = '2026-11-21T12:00:00.000Z'): JourneyCommand => ({
  command: 'complete-onboarding',
  ...data,
  now: new Date(now),
});
const complete: JourneyCommand = { command: 'complete-tour' };
const skip: JourneyCommand = { command: 'skip-tour', step: 3 };

const decided = (command: JourneyCommand, ...history: readonly JourneyEvent[]) =>
  given(journeyDecider, history).when(command);

test('onboarding answers are stored', () => {
  expect(decided(tell())).toEqual([answered()]);
});

test('repeated answers change nothing, new ones replace them', () => {
  const elsewhere = { ...ANSWERS, location: 'Austin, TX' };
  expect(decided(tell(), answered())).toEqual([]);
  expect(decided(tell(elsewhere), answered())).toEqual([answered(elsewhere)]);
  expect(decided(tell(), answered(), answered(elsewhere))).toEqual([answered()]);
});

test('shredded answers can be given again', () => {
  const forgotten = { diagnosisDate: SHREDDED, location: SHREDDED };
  expect(decided(tell(), { type: 'OnboardingCompleted', data: forgotten })).toEqual([answered()]);
});

test('a diagnosis in the future is refused, in every time zone', () => {
  const today = { ...ANSWERS, diagnosisDate: '2026-11-21' };
  const tomorrow = { ...ANSWERS, diagnosisDate: '2026-11-22' };
  expect(decided(tell(today, '2026-11-21T00:00:00.000Z'))).toEqual([answered(today)]);
  expect(decided(tell(tomorrow, '2026-11-21T09:59:59.999Z'))).toEqual(reject('DateInFuture'));
  // The Line Islands (UTC+14) are already at the next day.
  expect(decided(tell(tomorrow, '2026-11-21T10:00:00.000Z'))).toEqual([answered(tomorrow)]);
});

test('the tour ends once', () => {
  expect(decided(complete)).toEqual([completed]);
  expect(decided(complete, completed)).toEqual([]);
  expect(decided(skip)).toEqual([skipped]);
  expect(decided({ command: 'skip-tour', step: 5 }, skipped)).toEqual([]);
});

test('after skipping, the tour can still be completed, and then stays completed', () => {
  expect(decided(complete, skipped)).toEqual([completed]);
  expect(decided(skip, completed)).toEqual([]);
});

const set = (settings: AccessibilitySettings | null): JourneyCommand => ({
  command: 'change-accessibility',
  settings,
});
const wasSet = (settings: AccessibilitySettings | null): JourneyEvent => ({
  type: 'AccessibilityChanged',
  data: { settings },
});

test('each change of the settings is stored, and equal settings change nothing', () => {
  expect(decided(set(DEFAULT_ACCESSIBILITY))).toEqual([wasSet(DEFAULT_ACCESSIBILITY)]);
  expect(decided(set({ ...DEFAULT_ACCESSIBILITY }), wasSet(DEFAULT_ACCESSIBILITY))).toEqual([]);
});

const OTHERWISE: AccessibilitySettings = {
  colorMode: 'autism-friendly',
  fontSize: 20,
  fontFamily: 'dyslexia-friendly',
  reducedMotion: true,
  autoplay: false,
  focusIndicators: true,
  screenReaderOptimized: true,
  colorBlindFriendly: true,
  sensoryReduction: true,
};

test.for(Object.entries(OTHERWISE))('%s alone makes the settings other ones', ([name, value]) => {
  const settings = { ...DEFAULT_ACCESSIBILITY, [name]: value };
  expect(decided(set(settings), wasSet(DEFAULT_ACCESSIBILITY))).toEqual([wasSet(settings)]);
});

test('a reset is stored where settings differed, and settings equal to the defaults are not', () => {
  expect(decided(set(null))).toEqual([]);
  expect(decided(set(null), wasSet(DEFAULT_ACCESSIBILITY))).toEqual([wasSet(null)]);
  expect(decided(set(null), wasSet(OTHERWISE), wasSet(null))).toEqual([]);
  expect(decided(set(DEFAULT_ACCESSIBILITY), wasSet(null))).toEqual([
    wasSet(DEFAULT_ACCESSIBILITY),
  ]);
});
