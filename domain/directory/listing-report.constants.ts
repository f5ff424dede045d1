import { type Message, say } from '../kernel/message.ts';

/** Errors in a listing that a family can report. Stored in events: names never change. */
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

/** Outcomes of a report: the listing was corrected, was right as it is, or was removed from the directory. */
export const REPORT_OUTCOMES = ['corrected', 'as-listed', 'retired'] as const;

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const REPORT_OUTCOME_WORDS: Readonly<Record<ReportOutcome, Message>> = {
  corrected: say('Corrected'),
  'as-listed': say('Stays as it is'),
  retired: say('No longer in the directory'),
};

/** Maximum characters of a report and of its answer. */
export const REPORT_TEXT_MAX_LENGTH = 1_000;

/** Maximum reports per day, since a person reads each of them. */
export const REPORTS_PER_DAY = 10;
