import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** See docs/product-rules.md#success-stories. */
interface SampleStory {
  readonly id: string;
  readonly familyName: MessageDescriptor;
  readonly location: MessageDescriptor;
  /** In years. */
  readonly childAge: number;
  readonly story: MessageDescriptor;
  readonly outcome: MessageDescriptor;
  readonly resourcesUsed: MessageDescriptor;
  readonly timeframe: MessageDescriptor;
  readonly category: MessageDescriptor;
  readonly impact: MessageDescriptor;
}

/** Invented, as the page says: they describe no real person. */
export const SAMPLE_STORIES: readonly SampleStory[] = [
  {
    id: 'evening-routine',
    familyName: msg`The Rivera family`,
    location: msg`Tucson, Arizona`,
    childAge: 5,
    story: msg`Bedtime took two hours. They read a lesson on calm evenings, hung four pictures beside the bed, and did the same four things in the same order.`,
    outcome: msg`He turns the last picture over himself`,
    resourcesUsed: msg`Learning modules`,
    timeframe: msg`6 weeks`,
    category: msg`Milestone`,
    impact: msg`Meaningful`,
  },
  {
    id: 'denied-first',
    familyName: msg`The Brooks family`,
    location: msg`Raleigh, North Carolina`,
    childAge: 4,
    story: msg`Their plan said no to half of the hours. They wrote down the date of the letter, asked the therapist for her notes, and sent the appeal in time.`,
    outcome: msg`The plan said yes after the second letter`,
    resourcesUsed: msg`Insurance help, a speech therapist from the directory`,
    timeframe: msg`3 months`,
    category: msg`Therapy`,
    impact: msg`Significant`,
  },
];
