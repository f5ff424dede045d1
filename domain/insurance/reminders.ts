import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { timeIn } from '../calendar/local-time.ts';
import { dayIn } from '../calendar/time-zone.ts';
import { appealClock } from './appeal-clock.ts';
import { FILING_STEPS, type FilingStep } from './appeal-steps.constants.ts';
import type { DenialHistory } from './denial-history.ts';
import { REMINDER_DAYS } from './denials.constants.ts';

/** Deadline that the family itself has to meet. */
interface OwnDate {
  readonly step: FilingStep;
  /** ISO day. */
  readonly dueOn: string;
  /** ISO day: last working day, less mailing time where the request has to arrive. */
  readonly sendBy: string;
  readonly cite: string;
  readonly isCertain: boolean;
}

interface Reminder extends OwnDate {
  readonly daysBefore: number;
  readonly sendAt: Date;
}

/** Hour in the family's time zone at which reminders are sent. */
const HOUR = 9;

/** Returns the deadlines to remind about, one per day; none if the family opted out of mails. */
const ownDates = (denial: DenialHistory | null, now: Date): readonly OwnDate[] => {
  if (denial === null || !denial.wantsReminders) return [];
  const dates = new Map<string, OwnDate>();
  for (const { step: any, by, state, dueOn, sendBy, isCertain, cite } of appealClock(
    denial,
    dayIn(denial.timeZone, now),
  ).deadlines) {
    const step = FILING_STEPS.find((filing) => filing === any);
    if (step === undefined || by !== 'family' || state !== 'open' || dueOn === null) continue;
    // Two appeals due the same day share one reminder.
    if (!dates.has(dueOn))
      dates.set(dueOn, { step, dueOn, sendBy: sendBy ?? dueOn, cite, isCertain });
  }
  return [...dates.values()];
};

/** Returns the reminders that are still ahead. */
export const remindersOf = (denial: DenialHistory | null, now: Date): readonly Reminder[] =>
  denial === null
    ? []
    : ownDates(denial, now).flatMap((date) =>
        REMINDER_DAYS.flatMap((daysBefore) => {
          const day = dayNameOf(dayNumberOf(date.dueOn) - daysBefore);
          const sendAt = timeIn(denial.timeZone, { day, hour: HOUR });
          return sendAt > now ? [{ ...date, daysBefore, sendAt }] : [];
        }),
      );

/** Returns whether a queued reminder is still true and wanted. */
export const isStillWanted = (
  denial: DenialHistory | null,
  { step, dueOn }: Pick<OwnDate, 'step' | 'dueOn'>,
  now: Date,
): boolean => ownDates(denial, now).some((date) => date.step === step && date.dueOn === dueOn);
