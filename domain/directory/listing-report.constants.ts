/** What a family can say is wrong with a listing. Stored in events: a name never changes. */
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

/** How a report ends: the listing was corrected, is as it should be, or has left the directory. */
export const REPORT_OUTCOMES = ['corrected', 'as-listed', 'retired'] as const;

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Letters of what a family writes, and of what it is answered. */
export const REPORT_TEXT_MAX_LENGTH = 1_000;

/** Each is read by a person. */
export const REPORTS_PER_DAY = 10;
