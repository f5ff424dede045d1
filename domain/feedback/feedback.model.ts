import { familyEvents } from '../kernel/family-events.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { type FeedbackEvent, feedbackStream } from './feedback.events.ts';
import { feedbackRowSchema, feedbackView } from './feedback.view.ts';

/** Every event of a family's feedback. */
const feedbackEvents = familyEvents<FeedbackEvent>()({
  streams: [feedbackStream],
  types: [
    'FeedbackSubmitted',
    'FeedbackRevised',
    'FeedbackReturned',
    'FeedbackRead',
    'FeedbackDeclined',
    'FeedbackApproved',
    'StoryUnpublished',
    'StoryWithdrawn',
  ],
});

/**
 * Each family's feedback and published stories. They are in its own row alone, so that they go with its
 * account; staff and the page of stories find the rows by the last columns.
 */
export const feedbackModel = foldByKey({
  name: 'feedback',
  label: say('Your feedback'),
  definition: 2,
  row: feedbackRowSchema,
  sealed: ['entries'],
  indexes: [['waiting'], ['returned'], ['published']],
  view: feedbackView,
  keyOf: feedbackEvents.keyOf,
  read: feedbackEvents.read,
});
