import { type Message, say } from '../kernel/message.ts';
import type { ContactTopic } from '../support/support.constants.ts';
import type { ChatTopic } from './chat.constants.ts';

/** Maximum messages, with their answers, handed to support. */
export const MAX_HANDED_OVER = 6;

/** Maximum characters of the family's own note. */
export const HAND_OVER_NOTE_MAX_LENGTH = 1_000;

/** Subject and framing texts of the thread. */
export const HAND_OVER_WORDS = {
  subject: say('My chat with the assistant'),
  intro: say('From my chat with the assistant:'),
  asked: say('I asked:'),
  answered: say('The assistant answered:'),
  unanswered: say('The assistant had no answer.'),
} as const satisfies Readonly<Record<string, Message>>;

/** Maps question subjects to support topics. */
export const CONTACT_TOPIC_OF: Readonly<Record<ChatTopic, ContactTopic>> = {
  providers: 'resources',
  insurance: 'insurance',
  therapy: 'aba-therapy',
  school: 'other',
  behavior: 'other',
  food: 'other',
  sleep: 'other',
  safety: 'other',
  diagnosis: 'other',
  account: 'technical',
  plan: 'technical',
  other: 'other',
};
