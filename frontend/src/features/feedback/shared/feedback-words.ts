import type { FeedbackType } from '@hearthway/domain/feedback/feedback.constants.ts';
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
