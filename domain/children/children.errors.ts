export const childrenErrors = {
  ChildLimitReached: {
    status: 409,
    message: 'Your plan has no room for another child. Remove one, or change your plan.',
  },
  ChildReadOnly: {
    status: 409,
    message:
      'Your plan covers fewer children, so this one can only be read. Choose it to stay active, or change your plan.',
  },
  UnknownChild: {
    status: 404,
    message: 'We can’t find this child. Please load the page again.',
  },
  ChildGone: {
    status: 409,
    message: 'This child was removed, maybe in another tab.',
  },
  TooManyChildLinks: {
    status: 409,
    message: 'Too much is marked for your children. Take the mark off something first.',
  },
  BirthMonthInFuture: {
    status: 422,
    message: 'Please enter a month that has begun.',
  },
} as const;
