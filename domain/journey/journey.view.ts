import * as z from 'zod/mini';
import type { Recorded, View } from '../kernel/view.ts';
import type { JourneyEvent } from './journey.events.ts';

/** What somebody told us to get started. The field names are those of the stored row. */
const onboardingSchema = z.object({
  /** `YYYY-MM-DD`. */
  diagnosisDate: z.string(),
  /** As it was typed, or `latitude, longitude` with four decimals. */
  location: z.string(),
});

/** `GET /api/journey`: how far a family has come. Null is what has not happened. */
export const journeySchema = z.object({
  onboarding: z.nullable(onboardingSchema),
  tour: z.nullable(z.enum(['completed', 'skipped'])),
});

export type JourneyRow = Readonly<z.infer<typeof journeySchema>>;

export const NEW_JOURNEY: JourneyRow = { onboarding: null, tour: null };

/** One more event of the journey. What was forgotten reads as never told. */
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
  }
};

export const journeyView: View<JourneyRow, Recorded<JourneyEvent>> = {
  evolve: (row, event) => progress(row ?? NEW_JOURNEY, event),
};
