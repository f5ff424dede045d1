export const calendarFeedsErrors = {
  UnknownFeed: {
    status: 404,
    message: 'There is no calendar at this address.',
  },
  TooManyFeeds: {
    status: 409,
    message: 'You have many calendar addresses already. Please stop one first.',
  },
} as const;
