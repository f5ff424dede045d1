export const dietaryErrors = {
  DietaryProfileLimitReached: {
    status: 409,
    message: 'Your plan allows no more dietary profiles. Remove one, or change your plan.',
  },
  UnknownDietaryProfile: {
    status: 404,
    message: 'We can’t find this dietary profile. Please load the page again.',
  },
  DietaryProfileGone: {
    status: 409,
    message: 'This dietary profile was removed, maybe in another tab.',
  },
} as const;
