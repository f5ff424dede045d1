export const staffErrors = {
  GrantRequired: {
    status: 403,
    message: 'Your access to this family has ended. Open its activity again to continue.',
  },
  UnknownFamily: { status: 404, message: 'This family no longer exists. Search again.' },
  PersonErased: {
    status: 410,
    message: 'This person’s data was deleted, and every word of the conversation with it.',
  },
  UnknownColleague: {
    status: 404,
    message: 'This colleague no longer works in support. Choose another one.',
  },
  UnknownReport: { status: 404, message: 'There is no such report. Choose one from the list.' },
  ReportLimitReached: {
    status: 409,
    message:
      'You have five reports running. Wait until one is done, or cancel one, to start another.',
  },
  ScheduleLimitReached: {
    status: 409,
    message: 'You have 20 scheduled reports. Stop one to schedule another.',
  },
} as const;
