import type { MADE_UP_STORIES } from '@hearthway/domain/feedback/feedback.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** See docs/product-rules.md#success-stories. */
export interface Story {
  readonly id: (typeof MADE_UP_STORIES)[number];
  readonly familyName: MessageDescriptor;
  readonly location: MessageDescriptor;
  /** In years. */
  readonly childAge: number;
  readonly story: MessageDescriptor;
  readonly outcome: MessageDescriptor;
  readonly resourcesUsed: MessageDescriptor;
  readonly timeframe: MessageDescriptor;
  readonly category: 'therapy' | 'education' | 'community' | 'milestone';
  readonly impact: 'life-changing' | 'significant' | 'meaningful';
}

/** Invented, as the page says: they show why families come, and describe no real person. */
export const STORIES: readonly [Story, ...Story[]] = [
  {
    id: 'first-call',
    familyName: msg`The Alvarez family`,
    location: msg`San Antonio, Texas`,
    childAge: 3,
    story: msg`The week after the diagnosis they had a list of names and no idea who to call. They saved four places near home and called them in one afternoon.`,
    outcome: msg`A first appointment, and a place on two waitlists`,
    resourcesUsed: msg`Directory, favorites`,
    timeframe: msg`2 weeks`,
    category: 'therapy',
    impact: 'significant',
  },
  {
    id: 'own-words',
    familyName: msg`The Chen family`,
    location: msg`Columbus, Ohio`,
    childAge: 5,
    story: msg`Their son pulled them by the hand to show what he wanted. A speech therapist added a tablet with pictures, and the whole family learned to use it.`,
    outcome: msg`He asks for his favorite song himself`,
    resourcesUsed: msg`Speech therapy listings`,
    timeframe: msg`6 months`,
    category: 'milestone',
    impact: 'life-changing',
  },
  {
    id: 'school-meeting',
    familyName: msg`The Johnson family`,
    location: msg`Atlanta, Georgia`,
    childAge: 7,
    story: msg`They went to the first school meeting without knowing what to ask. For the second, they brought a page of questions and someone who had done it before.`,
    outcome: msg`A school plan with a quiet place and more breaks`,
    resourcesUsed: msg`Education listings, a local parent group`,
    timeframe: msg`3 months`,
    category: 'education',
    impact: 'significant',
  },
  {
    id: 'calm-dentist',
    familyName: msg`The Patel family`,
    location: msg`Edison, New Jersey`,
    childAge: 6,
    story: msg`A bright, loud office had ended two visits early. They looked for a dentist who treats children and called ahead about the lights and the noise.`,
    outcome: msg`A whole checkup, in sunglasses`,
    resourcesUsed: msg`Dental care listings`,
    timeframe: msg`1 month`,
    category: 'milestone',
    impact: 'meaningful',
  },
  {
    id: 'saturday-group',
    familyName: msg`The Miller family`,
    location: msg`Boise, Idaho`,
    childAge: 9,
    story: msg`Weekends had become lonely. They found a Saturday group where it’s fine to flap, hum, or leave early.`,
    outcome: msg`A friend to build trains with, and other parents to text`,
    resourcesUsed: msg`Community support listings`,
    timeframe: msg`4 months`,
    category: 'community',
    impact: 'meaningful',
  },
  {
    id: 'small-steps',
    familyName: msg`The Washington family`,
    location: msg`Tacoma, Washington`,
    childAge: 4,
    story: msg`Getting dressed took an hour of tears. An occupational therapist split it into small steps, and they practiced one at a time.`,
    outcome: msg`Socks without seams, and mornings with time for breakfast`,
    resourcesUsed: msg`Occupational therapy listings`,
    timeframe: msg`5 months`,
    category: 'therapy',
    impact: 'significant',
  },
];
