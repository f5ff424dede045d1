import type { CrisisTier } from '@hearthway/domain/chat/crisis.constants.ts';
import type { FeedbackList } from '@hearthway/domain/feedback/feedback.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const LISTS: Readonly<Record<FeedbackList, MessageDescriptor>> = {
  waiting: msg`Waiting for us`,
  returned: msg`Waiting for the family`,
  published: msg({ message: 'Published', context: 'a list of stories' }),
};

/** The danger that words of the family tell of. */
export const DANGERS: Readonly<Record<CrisisTier, MessageDescriptor>> = {
  emergency: msg`A life may be in danger`,
  'self-harm': msg`Words of suicide or self-harm`,
  violence: msg`Words of violence or abuse`,
  overwhelmed: msg`A parent who can’t go on`,
};
