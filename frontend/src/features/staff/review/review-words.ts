import type { CrisisTier } from '@hearthway/domain/crisis/crisis.constants.ts';
import type {
  FeedbackList,
  FeedbackStatus,
} from '@hearthway/domain/feedback/feedback.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { STATUS_NAMES } from '../../feedback/shared/feedback-words.ts';

export const LISTS: Readonly<Record<FeedbackList, MessageDescriptor>> = {
  waiting: msg`Waiting for us`,
  returned: msg`Waiting for the family`,
  published: msg({ message: 'Published', context: 'a list of stories' }),
};

/** Status from the point of view of staff. */
export const stateOf = (status: FeedbackStatus): MessageDescriptor =>
  status === 'waiting' || status === 'returned' ? LISTS[status] : STATUS_NAMES[status];

/** Labels of dangers in the family's text. */
export const DANGERS: Readonly<Record<CrisisTier, MessageDescriptor>> = {
  emergency: msg`A life may be in danger`,
  'self-harm': msg`Words of suicide or self-harm`,
  violence: msg`Words of violence or abuse`,
  overwhelmed: msg`A parent who can’t go on`,
};
