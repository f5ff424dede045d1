import * as z from 'zod/mini';
import { typedLine } from '../kernel/typed-text.ts';
import { keptAccessibilitySchema } from './accessibility.contract.ts';
import { EARLIEST_DIAGNOSIS, LOCATION_MAX_LENGTH, TOUR_STEPS } from './journey.constants.ts';

/** `POST /api/journey/onboarding`. Rejects a future day as `DateInFuture`. */
export const completeOnboardingSchema = z.object({
  diagnosisDate: z.iso
    .date({ error: 'Please enter a date', abort: true })
    .check(z.refine((date) => date >= EARLIEST_DIAGNOSIS, 'Please check the year')),
  location: typedLine({ most: LOCATION_MAX_LENGTH, missing: 'Please enter your city or ZIP code' }),
});

/** `POST /api/journey/tour`: end of the guided tour. `step` is the last step shown, counted from 1. */
export const endTourSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('completed') }),
  z.object({
    outcome: z.literal('skipped'),
    step: z.int().check(z.minimum(1), z.maximum(TOUR_STEPS.length)),
  }),
]);

export type EndTour = z.infer<typeof endTourSchema>;

/** Onboarding answers of a family. Field names match the stored row. */
const onboardingSchema = z.object({
  /** `YYYY-MM-DD`. */
  diagnosisDate: z.string(),
  /** Typed text, or `latitude, longitude` with four decimals. */
  location: z.string(),
});

/** `GET /api/journey`: progress of a family. Null for steps not yet done. */
export const journeySchema = z.object({
  onboarding: z.nullable(onboardingSchema),
  tour: z.nullable(z.enum(['completed', 'skipped'])),
  accessibility: z.nullable(keptAccessibilitySchema),
});
