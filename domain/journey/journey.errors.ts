export const journeyErrors = {
  DateInFuture: { status: 422, message: 'This day is still to come. Please check the date.' },
} as const;
