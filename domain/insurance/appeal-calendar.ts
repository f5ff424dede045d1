import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { calendarFile, escaped, stampOf } from '../kernel/calendar-file.ts';
import type { Deadline } from './appeal-case.ts';
import { REMINDER_DAYS } from './denials.constants.ts';

/** A date in the language of the page. */
export interface CalendarWords {
  readonly title: string;
  readonly description: string;
}

export interface CalendarOptions {
  /** Tells the dates of one denial from those of the next: a file that is opened again updates them. */
  readonly id: string;
  readonly deadlines: readonly Deadline[];
  readonly wordsOf: (deadline: Deadline) => CalendarWords;
  /** Address of the page. */
  readonly url: string;
  readonly now: Date;
}

/** The dates that are still open as a calendar by RFC 5545: whole days, with alarms before each. */
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
  // The end is the first day that is not in it.
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

/** At nine in the morning, counted back from the midnight with which a whole day begins. */
const atNine = (daysBefore: number): string => `-P${daysBefore - 1}DT15H`;

const compact = (day: string): string => day.replaceAll('-', '');
