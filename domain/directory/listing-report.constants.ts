import { type Message, say } from '../kernel/message.ts';

/** The errors that a family can report in a listing. Stored in events: a name never changes. */
export const REPORT_TOPICS = [
  'name',
  'phone',
  'address',
  'email',
  'website',
  'hours',
  'services',
  'insurance',
  'accepting',
  'closed',
  'other',
] as const;

export type ReportTopic = (typeof REPORT_TOPICS)[number];

/** The topics in words. */
export const REPORT_TOPIC_WORDS: Readonly<Record<ReportTopic, Message>> = {
  name: say('The name'),
  phone: say('The phone number'),
  address: say('The address'),
  email: say('The email address'),
  website: say('The website'),
  hours: say('The hours'),
  services: say('The services'),
  insurance: say('The insurance plans'),
  accepting: say('Whether it takes new families'),
  closed: say('It is closed'),
  other: say('Something else'),
};

/** How a report ends: the listing was corrected, is as it should be, or has left the directory. */
export const REPORT_OUTCOMES = ['corrected', 'as-listed', 'retired'] as const;

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The outcomes in words. */
export const REPORT_OUTCOME_WORDS: Readonly<Record<ReportOutcome, Message>> = {
  corrected: say('Corrected'),
  'as-listed': say('Stays as it is'),
  retired: say('No longer in the directory'),
};

/** Letters of what a family writes, and of what it is answered. */
export const REPORT_TEXT_MAX_LENGTH = 1_000;

/** Each is read by a person. */
export const REPORTS_PER_DAY = 10;
