import type * as z from 'zod/mini';
import type { Recorded, View } from '../kernel/view.ts';
import type { journeySchema } from './journey.contract.ts';
import type { JourneyEvent } from './journey.events.ts';

export type JourneyRow = Readonly<z.infer<typeof journeySchema>>;

export const NEW_JOURNEY: JourneyRow = { onboarding: null, tour: null, accessibility: null };

/** Folds one event. Shredded fields read as absent. */
export const progress = (row: JourneyRow, event: JourneyEvent): JourneyRow => {
  switch (event.type) {
    case 'OnboardingCompleted': {
      const { diagnosisDate, location } = event.data;
      const isKnown = typeof diagnosisDate === 'string' && typeof location === 'string';
      return { ...row, onboarding: isKnown ? { diagnosisDate, location } : null };
    }
    case 'TourCompleted':
      return { ...row, tour: 'completed' };
    case 'TourSkipped':
      return row.tour === 'completed' ? row : { ...row, tour: 'skipped' };
    case 'AccessibilityChanged': {
      const { settings } = event.data;
      const isKnown = settings !== null && 'colorMode' in settings;
      return { ...row, accessibility: isKnown ? settings : null };
    }
  }
};

export const journeyView: View<JourneyRow, Recorded<JourneyEvent>> = {
  evolve: (row, event) => progress(row ?? NEW_JOURNEY, event),
};
