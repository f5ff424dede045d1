export const insuranceErrors = {
  /** Choices: the state of the ZIP code and the selected state, two letters each. */
  ZipInAnotherState: {
    status: 422,
    message: 'This ZIP code is in another state. Please choose which one is yours.',
  },
  CallLogFull: {
    status: 409,
    message: 'Your call log is full. Remove a call that you no longer need.',
  },
  UnknownDenial: {
    status: 404,
    message: 'We can’t find this denial. Please write it down again.',
  },
  DenialGone: {
    status: 409,
    message: 'This denial was removed, maybe in another tab. Please write it down again.',
  },
  AppealNotSent: {
    status: 409,
    message: 'Please tell us first when you sent this appeal.',
  },
  DayToCome: {
    status: 422,
    message: 'This day is still to come. Please enter today or an earlier day.',
  },
  SentBeforeLetter: {
    status: 422,
    message: 'This day lies before the date on the letter. Please check both.',
  },
  DecidedBeforeSent: {
    status: 422,
    message: 'This day lies before the day on which you sent the appeal. Please check both.',
  },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;
