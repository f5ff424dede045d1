import { type Decider, reject } from '../kernel/decider.ts';
import { latestDay } from '../kernel/latest-day.ts';
import { type AccessibilitySettings, isSameAccessibility } from './accessibility.constants.ts';
import { type JourneyEvent, journeyStream } from './journey.events.ts';
import { type JourneyRow, NEW_JOURNEY, progress } from './journey.view.ts';

export type JourneyCommand =
  | {
      readonly command: 'complete-onboarding';
      /** `YYYY-MM-DD`. */
      readonly diagnosisDate: string;
      readonly location: string;
      readonly now: Date;
    }
  | { readonly command: 'complete-tour' }
  /** Step counted from 1. */
  | { readonly command: 'skip-tour'; readonly step: number }
  /** Null resets the settings. */
  | { readonly command: 'change-accessibility'; readonly settings: AccessibilitySettings | null };

export type JourneyRejection = 'DateInFuture';

/**
 * Latest onboarding answers win. The first end of the tour wins, except that a skipped tour can still be
 * completed.
 */
export const journeyDecider: Decider<JourneyRow, JourneyCommand, JourneyEvent, JourneyRejection> = {
  stream: journeyStream,
  initialState: NEW_JOURNEY,
  evolve: progress,
  decide: (command, { onboarding, tour, accessibility }) => {
    switch (command.command) {
      case 'complete-onboarding': {
        const { diagnosisDate, location, now } = command;
        if (diagnosisDate > latestDay(now)) return reject('DateInFuture');
        if (onboarding?.diagnosisDate === diagnosisDate && onboarding.location === location)
          return [];
        return [{ type: 'OnboardingCompleted', data: { diagnosisDate, location } }];
      }
      case 'complete-tour':
        return tour === 'completed' ? [] : [{ type: 'TourCompleted', data: {} }];
      case 'skip-tour':
        return tour === null ? [{ type: 'TourSkipped', data: { step: command.step } }] : [];
      case 'change-accessibility': {
        const { settings } = command;
        if (isSameAccessibility(settings, accessibility)) return [];
        return [{ type: 'AccessibilityChanged', data: { settings } }];
      }
    }
  },
};
