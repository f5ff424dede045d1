export const staffErrors = {
  GrantRequired: {
    status: 403,
    message: 'Your time to look at this family is over. Open its activity again to go on.',
  },
  UnknownFamily: {
    status: 404,
    message: 'There is no such family any more. Search again.',
  },
  UnknownReport: { status: 404, message: 'There is no such report. Choose one from the list.' },
  ReportLimitReached: {
    status: 409,
    message:
      'You have five reports under way. Wait until one is done, or cancel one, to start another.',
  },
} as const;
