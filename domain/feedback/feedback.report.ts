import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { FEEDBACK_TYPES, MAX_STARS } from './feedback.constants.ts';

/** Feedback by type and rating, as it was first sent. */
export const feedbackReport = tallyReport({
  id: 'feedback',
  version: 2,
  title: say('Feedback from families'),
  describes: say(
    'Families that sent feedback or a story, by type, rating or the families’ states: each counts once a week.',
  ),
  types: ['FeedbackSubmitted'],
  measure: defineMeasure({
    id: 'feedback',
    charges: usualCharges({ type: 1, rating: 1 }),
    facts: eachAct((type, rating, groupBy) => ({
      group: groupBy === 'rating' ? `rating: ${rating}` : type,
    })),
  }),
  groups: {
    type: FEEDBACK_TYPES,
    rating: Array.from({ length: MAX_STARS }, (_, stars) => `rating: ${stars + 1}`),
  },
  acts: ({ data: { feedbackType, rating } }): Act => `${String(feedbackType)} ${String(rating)}`,
});
