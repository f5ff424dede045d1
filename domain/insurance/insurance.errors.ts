export const insuranceErrors = {
  /** Its choices are the state of the ZIP code and the state that was chosen, two letters each. */
  ZipInAnotherState: {
    status: 422,
    message: 'This ZIP code is in another state. Please choose which one is yours.',
  },
  CallLogFull: {
    status: 409,
    message: 'Your call log is full. Remove a call that you no longer need.',
  },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;
