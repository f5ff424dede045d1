import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';

/** The fields of events in words. */
const FIELDS: Readonly<Record<string, Message>> = {
  before: say('Before'),
  autoplay: say('Autoplay'),
  category: say('Category'),
  colorBlindFriendly: say('Color blind friendly'),
  colorMode: say('Color mode'),
  device: say('Device'),
  diagnosisDate: say('Diagnosis date'),
  dueAt: say('Due at'),
  email: say('Email'),
  eventId: say('Event id'),
  exportId: say('Export id'),
  field: say('Field'),
  fields: say('Fields'),
  firstName: say('First name'),
  focusIndicators: say('Focus indicators'),
  fontFamily: say('Font family'),
  fontSize: say('Font size'),
  how: say('How'),
  lastName: say('Last name'),
  location: say('Location'),
  mail: say('Mail'),
  message: say('Message'),
  name: say('Name'),
  note: say('Note'),
  outcome: say('Outcome'),
  reason: say('Reason'),
  reducedMotion: say('Reduced motion'),
  resourceId: say('Resource id'),
  resourceName: say('Resource name'),
  resultCount: say('Result count'),
  role: say('Role'),
  screenReaderOptimized: say('Screen reader optimized'),
  sensoryReduction: say('Sensory reduction'),
  sessionId: say('Session id'),
  sessionIds: say('Session ids'),
  settings: say('Settings'),
  state: say('State'),
  status: say('Status'),
  step: say('Step'),
  terms: say('Terms'),
  tier: say('Tier'),
  where: say('Where'),
  why: say('Why'),
};

/** The name of a field, which newer code may have added. */
export const fieldOf = (translate: Translate, key: string): string => {
  const words = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
  return words === undefined ? key : translate(words);
};
