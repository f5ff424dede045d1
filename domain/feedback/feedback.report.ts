import { say } from '../kernel/message.ts';
import { type Measure, PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';
import { FEEDBACK_TYPES, MOST_STARS } from './feedback.constants.ts';

/** Feedback by type and rating, as it was first sent. */
export const feedbackReport = familyReport({
  id: 'feedback',
  version: 1,
  title: say('Feedback from families'),
  describes: say(
    'Feedback and stories that families sent in the period, by type, rating or the families’ states.',
  ),
  types: ['FeedbackSubmitted'],
  groupings: ['type', 'rating', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  measure: ({ data: { feedbackType, rating } }): Measure =>
    `${String(feedbackType)} ${String(rating)}`,
  rows: (families, params) =>
    tallyRows({
      families,
      params,
      groupOf: (type, rating, state) => {
        if (params.groupBy === 'state') return state;
        return params.groupBy === 'rating' ? `rating: ${rating}` : type;
      },
      always: ALWAYS[params.groupBy] ?? [],
    }),
});

const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  type: FEEDBACK_TYPES,
  rating: Array.from({ length: MOST_STARS }, (_, stars) => `rating: ${stars + 1}`),
  state: PLACES,
};
