export const foodLogErrors = {
  UnknownFoodOffer: {
    status: 404,
    message: 'We can’t find this entry. It may have been removed in another tab.',
  },
  FoodLogFull: {
    status: 409,
    message:
      'This month’s food log is full. Remove entries that you don’t need, or go on next month.',
  },
} as const;
