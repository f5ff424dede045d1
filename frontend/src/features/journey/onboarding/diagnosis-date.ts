import { EARLIEST_DIAGNOSIS } from '@hearthway/domain/journey/journey.constants.ts';

export type DateProblem = 'missing' | 'future' | 'too-early';

/**
 * Validates the value of a date field; undefined when it is fine.
 *
 * @param date `YYYY-MM-DD`, or empty where no whole date was given.
 * @param today In the same form, by the calendar of the person.
 */
export const diagnosisDateProblem = (date: string, today: string): DateProblem | undefined => {
  if (date === '') return 'missing';
  // A field takes years of six digits, and 12026 would sort before 1900.
  if (date.length > today.length) return 'future';
  if (date < EARLIEST_DIAGNOSIS) return 'too-early';
  return date > today ? 'future' : undefined;
};

/** Today in the person's time zone: `YYYY-MM-DD`. */
export const localDay = (now: Date): string =>
  [
    String(now.getFullYear()).padStart(4, '0'),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');
