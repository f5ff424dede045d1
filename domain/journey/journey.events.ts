import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { keptAccessibilitySchema } from './accessibility.contract.ts';

/** Events of stream `journey-{userId}`. The type names are the storage format. */
const onboardingCompleted = defineEvent({
  type: 'OnboardingCompleted',
  schema: z.object({
    /** `YYYY-MM-DD`. */
    diagnosisDate: personal(z.string(), 'account'),
    /** Typed text, or `latitude, longitude` with four decimals. */
    location: personal(z.string(), 'account'),
  }),
  sentence: () => say('Entered the diagnosis date and where to look for help'),
  isOwnAct: true,
  examples: [{ diagnosisDate: '2026-10-05', location: 'Durham, NC' }],
});

const tourCompleted = defineEvent({
  type: 'TourCompleted',
  schema: z.object({}),
  sentence: () => say('Finished the guided tour'),
  isOwnAct: true,
  feature: 'tour',
  examples: [{}],
});

const tourSkipped = defineEvent({
  type: 'TourSkipped',
  schema: z.object({ step: z.int().describe('The step that was shown, counted from 1') }),
  sentence: ({ step }) => say('Left the guided tour at step {step}', { step }),
  isOwnAct: true,
  examples: [{ step: 3 }],
});

/** Tolerates missing settings; rejects shredded values. */
const settingsSchema = z
  .looseObject({ colorMode: z.string() })
  .transform((kept) => keptAccessibilitySchema.parse(kept));

const accessibilityChanged = defineEvent({
  type: 'AccessibilityChanged',
  // Null resets to each device's own preferences.
  schema: z.object({ settings: personal(z.nullable(settingsSchema), 'account') }),
  // Sealed because settings hint at health. The first events stored them unencrypted and remain readable.
  sentence: ({ settings }) =>
    settings === null
      ? say('Reset the accessibility settings')
      : say('Changed the accessibility settings'),
  isOwnAct: true,
  feature: 'accessibility',
  examples: [
    {
      settings: {
        colorMode: 'dark-high-contrast',
        fontSize: 20,
        fontFamily: 'dyslexia-friendly',
        reducedMotion: true,
        autoplay: false,
        focusIndicators: true,
        screenReaderOptimized: false,
        colorBlindFriendly: false,
        sensoryReduction: true,
      },
    },
  ],
});

export const journeyStream = defineStream('journey', [
  onboardingCompleted,
  tourCompleted,
  tourSkipped,
  accessibilityChanged,
]);

export type JourneyEvent = EventOf<typeof journeyStream>;
