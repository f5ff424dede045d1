import type {
  DeclineReason,
  FeedbackStatus,
  FeedbackType,
} from '@hearthway/domain/feedback/feedback.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const FEEDBACK_TYPE_NAMES: Readonly<Record<FeedbackType, MessageDescriptor>> = {
  success_story: msg`A success story`,
  app_feedback: msg`Feedback about the app`,
  testimonial: msg`A testimonial`,
};

/** The ratings, the best first. */
export const STARS: readonly { readonly value: string; readonly name: MessageDescriptor }[] = [
  { value: '5', name: msg`5 stars: excellent` },
  { value: '4', name: msg`4 stars: good` },
  { value: '3', name: msg`3 stars: okay` },
  { value: '2', name: msg`2 stars: poor` },
  { value: '1', name: msg`1 star: very poor` },
];

/** The states, as the family reads them. */
export const STATUS_NAMES: Readonly<Record<FeedbackStatus, MessageDescriptor>> = {
  waiting: msg`Our team will read it soon`,
  returned: msg`We have a question for you`,
  read: msg`Our team has read it`,
  declined: msg`Not published`,
  published: msg({ message: 'Published', context: 'a story of a family' }),
  unpublished: msg`Taken off the pages by our team`,
  withdrawn: msg`You took it back`,
};

/** Reasons against publishing, for family and staff. */
export const REASON_NAMES: Readonly<Record<DeclineReason, MessageDescriptor>> = {
  'names-others': msg`It tells who other people are`,
  'medical-advice': msg`Other families could take it for medical advice`,
  advertising: msg`It reads like an advertisement`,
  'not-a-story': msg`It is too short or too general for other families`,
  other: msg`It does not fit the page`,
};
