export const calendarEntriesErrors = {
  CalendarNeedsFamily: {
    status: 409,
    message: 'The calendar is part of the Family plan. Entries that you have stay readable.',
  },
  NoCalendarFile: {
    status: 422,
    message: 'This is no calendar file. Its name usually ends in .ics.',
  },
  UnknownEntry: {
    status: 404,
    message: 'We can’t find this entry. Please load the page again.',
  },
  EntryGone: {
    status: 409,
    message: 'This entry was removed, maybe in another tab.',
  },
  NotResponsible: {
    status: 409,
    message: 'This adult does not share the calendar. Please choose another one.',
  },
  NotOnThisDay: {
    status: 409,
    message: 'This entry does not take place on this day, maybe since it was changed.',
  },
  TooManyChangedDays: {
    status: 409,
    message: 'Too many days of this series are changed. Please begin a new one.',
  },
} as const;
