import type { ContactPriority, ContactTopic } from '@hearthway/domain/support/support.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const TOPIC_WORDS: Readonly<Record<ContactTopic, MessageDescriptor>> = {
  'aba-therapy': msg({ message: 'ABA therapy', context: 'a topic of support' }),
  insurance: msg({ message: 'Insurance', context: 'a topic of support' }),
  technical: msg`Technical help`,
  resources: msg`Finding resources`,
  feedback: msg({ message: 'Feedback', context: 'a topic of support' }),
  other: msg({ message: 'Something else', context: 'a topic of support' }),
};

export const PRIORITY_WORDS: Readonly<Record<ContactPriority, MessageDescriptor>> = {
  low: msg({ message: 'Low', context: 'a priority' }),
  normal: msg({ message: 'Normal', context: 'a priority' }),
  high: msg({ message: 'High', context: 'a priority' }),
};
