export const familyDaysErrors = {
  UnknownHomeWeeks: {
    status: 404,
    message: 'We can’t find these weeks. They may have been removed in another tab.',
  },
  HomeWeeksOverlap: {
    status: 409,
    message: 'For some of these days, this child’s homes are set already. Please end those first.',
  },
  NoSuchHomeWeek: {
    status: 409,
    message: 'None of these weeks begins on this day, maybe since they were changed.',
  },
  TooManyHomeWeeks: {
    status: 409,
    message: 'There are too many changes of homes. Please remove some that are over.',
  },
  UnknownSchoolBreak: {
    status: 404,
    message: 'We can’t find this school break. It may have been removed in another tab.',
  },
  TooManySchoolBreaks: {
    status: 409,
    message: 'There are too many school breaks. Please remove some that are over.',
  },
  DaysEndBeforeStart: {
    status: 409,
    message: 'The last day would be before the first one, maybe since it was changed.',
  },
  SchoolBreakTooLong: {
    status: 409,
    message: 'This school break would be too long, maybe since it was changed.',
  },
} as const;
