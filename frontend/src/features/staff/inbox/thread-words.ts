import type { CrisisTier } from '@hearthway/domain/crisis/crisis.constants.ts';
import type {
  ContactPriority,
  ContactTopic,
  ThreadStatus,
} from '@hearthway/domain/support/support.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const TOPICS: Readonly<Record<ContactTopic, MessageDescriptor>> = {
  'aba-therapy': msg({ message: 'ABA therapy', context: 'a topic of support' }),
  insurance: msg({ message: 'Insurance', context: 'a topic of support' }),
  technical: msg`Technical help`,
  resources: msg`Finding resources`,
  feedback: msg({ message: 'Feedback', context: 'a topic of support' }),
  other: msg({ message: 'Something else', context: 'a topic of support' }),
};

export const PRIORITIES: Readonly<Record<ContactPriority, MessageDescriptor>> = {
  high: msg`High priority`,
  normal: msg`Normal priority`,
  low: msg`Low priority`,
};

export const STATUSES: Readonly<Record<ThreadStatus, MessageDescriptor>> = {
  waiting: msg`Waiting for our answer`,
  answered: msg({ message: 'Answered', context: 'a message to support' }),
  resolved: msg({ message: 'Resolved', context: 'a message to support' }),
  merged: msg`Continued in another conversation`,
};

/** Labels of dangers in the sender's messages. */
export const CRISIS: Readonly<Record<CrisisTier, MessageDescriptor>> = {
  emergency: msg`A life may be in danger`,
  'self-harm': msg`Words of suicide or self-harm`,
  violence: msg`Words of violence or abuse`,
  overwhelmed: msg`A parent who can’t go on`,
};
