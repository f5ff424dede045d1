import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { calendarFile, escaped, stampOf } from '../kernel/calendar-file.ts';
import type { Deadline } from './appeal-case.ts';
import { REMINDER_DAYS } from './denials.constants.ts';

export interface CalendarWords {
  readonly title: string;
  readonly description: string;
}

export interface CalendarOptions {
  /** Stable identifier of the denial: reopening the file updates its dates instead of adding new ones. */
  readonly id: string;
  readonly deadlines: readonly Deadline[];
  readonly wordsOf: (deadline: Deadline) => CalendarWords;
  readonly url: string;
  readonly now: Date;
}

/** Returns the open deadlines as an RFC 5545 calendar of all-day events, with alarms before each. */
export const appealCalendar = ({ id, deadlines, wordsOf, url, now }: CalendarOptions): string => {
  const events = deadlines.flatMap((deadline) =>
    deadline.dueOn === null || deadline.state !== 'open'
      ? []
      : eventOf({
          uid: `${id}-${deadline.step}@hearthway`,
          day: deadline.dueOn,
          words: wordsOf(deadline),
          url,
          stamp: stampOf(now),
        }),
  );
  return calendarFile('Appeal dates', events);
};

interface CalendarEvent {
  readonly uid: string;
  readonly day: string;
  readonly words: CalendarWords;
  readonly url: string;
  readonly stamp: string;
}

const eventOf = ({ uid, day, words, url, stamp }: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  // RFC 5545 ends are exclusive: the end is the first day after the event.
  `DTEND;VALUE=DATE:${compact(dayNameOf(dayNumberOf(day) + 1))}`,
  `SUMMARY:${escaped(words.title)}`,
  `DESCRIPTION:${escaped(words.description)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  ...REMINDER_DAYS.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(words.title)}`,
    `TRIGGER:${atNine(days)}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

/** Alarm at nine in the morning, counted back from midnight at the start of the all-day event. */
const atNine = (daysBefore: number): string => `-P${daysBefore - 1}DT15H`;

const compact = (day: string): string => day.replaceAll('-', '');
