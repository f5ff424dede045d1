import { type Message, say } from '../kernel/message.ts';

/** Maximum characters of a message to the assistant. */
export const CHAT_MESSAGE_MAX_LENGTH = 2_000;

/** Maximum messages of a family, or of all visitors of a network, within {@link CHAT_LIMIT_MINUTES}. */
export const FAMILY_MESSAGES = 40;
export const VISITOR_MESSAGES = 60;
export const CHAT_LIMIT_MINUTES = 10;

/** Messages per page of the history. */
export const CHAT_PAGE = 30;

/** Days after which the assistant repeats that it is a machine. */
export const SAID_AGAIN_AFTER_DAYS = 7;

/**
 * Outcomes of a message. `answered`: from our own pages; `unknown`: no page answers it; `refused`: a question
 * for a doctor; `safety`: a child that hurts itself; `crisis`: someone is in danger.
 */
export const CHAT_OUTCOMES = ['answered', 'unknown', 'refused', 'safety', 'crisis'] as const;

export type ChatOutcome = (typeof CHAT_OUTCOMES)[number];

export const CHAT_OUTCOME_WORDS: Readonly<Record<ChatOutcome, Message>> = {
  answered: say('Answered', {}, 'by the assistant'),
  unknown: say('No answer found'),
  refused: say('Left to a doctor'),
  safety: say('Safety advice'),
  crisis: say('Sent to people who help in a crisis'),
};

/** Kinds of answer composers. `fixed` texts are used where no model is asked. */
export const ANSWER_MODELS = ['fixed', 'embedded', 'openai', 'anthropic'] as const;

export type AnswerModelName = (typeof ANSWER_MODELS)[number];

/** Question subjects, so that authors know where answers are missing. */
export const CHAT_TOPICS = [
  'providers',
  'insurance',
  'therapy',
  'school',
  'behavior',
  'food',
  'sleep',
  'safety',
  'diagnosis',
  'account',
  'plan',
  'other',
] as const;

export type ChatTopic = (typeof CHAT_TOPICS)[number];

export const CHAT_TOPIC_WORDS: Readonly<Record<ChatTopic, Message>> = {
  providers: say('Providers'),
  insurance: say('Insurance', {}, 'a subject of a question'),
  therapy: say('Therapy', {}, 'a subject of a question'),
  school: say('School', {}, 'a subject of a question'),
  behavior: say('Behavior', {}, 'a subject of a question'),
  food: say('Food', {}, 'a subject of a question'),
  sleep: say('Sleep', {}, 'a subject of a question'),
  safety: say('Safety', {}, 'a subject of a question'),
  diagnosis: say('Diagnosis', {}, 'a subject of a question'),
  account: say('Account', {}, 'a subject of a question'),
  plan: say('Plan', {}, 'a subject of a question'),
  other: say('Something else', {}, 'a subject of a question'),
};
