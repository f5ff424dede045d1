import type { HelpTopic } from '@hearthway/domain/content/help.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const topicWords: Readonly<Record<HelpTopic, MessageDescriptor>> = {
  everyday: msg`Life with your child`,
  search: msg`Finding providers`,
  saved: msg`Favorites and notes`,
  insurance: msg({ message: 'Insurance', context: 'topic of the help' }),
  lessons: msg`Lessons and achievements`,
  plans: msg`Plans and payments`,
  'sign-in': msg`Your account`,
  privacy: msg`Privacy and your data`,
  pages: msg`How the pages look and work`,
  support: msg`Support and safety`,
};
