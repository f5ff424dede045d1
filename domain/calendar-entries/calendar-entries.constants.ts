import { type Message, say } from '../kernel/message.ts';

/** Kinds of entries: an appointment has a place in the day, a task is done by then. */
export const ENTRY_KINDS = ['appointment', 'task'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_KIND_WORDS: Readonly<Record<EntryKind, Message>> = {
  appointment: say('Appointment'),
  task: say('Task'),
};

/** How a series repeats. A monthly one keeps the day of the month, or its weekday counted from either end. */
export const REPEATS = [
  'daily',
  'weekly',
  'monthly',
  'monthly-weekday',
  'monthly-last',
  'yearly',
] as const;

export type Repeats = (typeof REPEATS)[number];

export const REPEATS_WORDS: Readonly<Record<Repeats, Message>> = {
  daily: say('Every day'),
  weekly: say('Every week'),
  monthly: say('Every month, on the same date'),
  'monthly-weekday': say('Every month, on the same weekday'),
  'monthly-last': say('Every month, on the last such weekday'),
  yearly: say('Every year'),
};

/** By RFC 5545, from Monday. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const MARKS = ['kept', 'missed'] as const;

export type Mark = (typeof MARKS)[number];

export const MARK_WORDS: Readonly<Record<Mark, Message>> = {
  kept: say('It took place'),
  missed: say('It was missed'),
};

/** Zones of the United States to choose from, besides that of the device. */
export const US_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const;

/** When an entry reminds, in the order of the form. All-day entries remind at nine in the morning there. */
export const REMINDERS = ['week', 'day', 'two-hours', 'half-hour', 'at-time'] as const;

export type Reminder = (typeof REMINDERS)[number];

export const REMINDER_WORDS: Readonly<Record<Reminder, Message>> = {
  week: say('A week before'),
  day: say('A day before'),
  'two-hours': say('2 hours before'),
  'half-hour': say('30 minutes before'),
  'at-time': say('When it begins'),
};

/** Reminders that the form of a new entry begins with. */
export const FIRST_REMINDERS: readonly Reminder[] = ['day'];

/** Most reminders of an entry. */
export const REMINDERS_MAX = 3;

/** Things of other pages that an entry can belong to: a planned call is known by its provider. */
export const ATTACHED_KINDS = ['provider', 'call', 'denial', 'lesson'] as const;

export type AttachedKind = (typeof ATTACHED_KINDS)[number];

export const ATTACHED_KIND_WORDS: Readonly<Record<AttachedKind, Message>> = {
  provider: say('A provider'),
  call: say('A call to a provider'),
  denial: say('A denial'),
  lesson: say('A lesson'),
};

export const ATTACHED_NAME_MAX_LENGTH = 200;

export const ENTRY_LINE_MAX_LENGTH = 120;

export const ENTRY_NOTES_MAX_LENGTH = 2_000;

/** Most children and other people of an entry. */
export const ENTRY_CHILDREN_MAX = 20;

export const TRAVEL_MINUTES_MAX = 600;

/** Most days of an entry that is all day, such as a school year, and of one with times. */
export const ALL_DAY_MAX_DAYS = 366;

export const TIMED_MAX_DAYS = 14;

export const INTERVAL_MAX = 99;

export const COUNT_MAX = 730;

/** Most changed, canceled or marked days of one series. */
export const CHANGED_DAYS_MAX = 1_000;

/** Most entries that a family adds in a day: each is a stream. */
export const ENTRIES_PER_DAY = 300;

/** Most days of a window that is read, and most entries and days with one in an answer. */
export const WINDOW_MAX_DAYS = 62;

export const WINDOW_MAX_ENTRIES = 2_000;

export const WINDOW_MAX_OCCURRENCES = 3_000;
