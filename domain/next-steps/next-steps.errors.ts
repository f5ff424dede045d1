export const nextStepsErrors = {
  TooManyStepPlans: {
    status: 409,
    message: 'There are too many plans already. Please choose one that you have.',
  },
  StepDayToCome: {
    status: 422,
    message: 'This day is still to come. Please enter the day on which you asked.',
  },
} as const;
