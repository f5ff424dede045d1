import type { ContactTopic } from '@hearthway/domain/support/support.constants.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Translates the server's message into the page's language. */
export const wordsOf = (i18n: I18n, { message }: { readonly message: string }): string =>
  i18n._(message);

export const TOPICS: Readonly<Record<ContactTopic, MessageDescriptor>> = {
  'aba-therapy': msg({ message: 'ABA therapy', context: 'a topic of support' }),
  insurance: msg({ message: 'Insurance', context: 'a topic of support' }),
  technical: msg`Technical help`,
  resources: msg`Finding resources`,
  feedback: msg({ message: 'Feedback', context: 'a topic of support' }),
  other: msg({ message: 'Something else', context: 'a topic of support' }),
};
