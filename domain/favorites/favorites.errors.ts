export const favoritesErrors = {
  UnknownFavorite: {
    status: 404,
    message: 'This provider is no longer among your favorites. Add it again to continue.',
  },
  FavoriteLimitReached: {
    status: 409,
    message: 'You’ve saved as many favorites as the free plan allows. Remove one to add another.',
  },
  CallTimePast: { status: 422, message: 'This time has passed. Choose a later one.' },
  CallTimeFar: { status: 422, message: 'Choose a time within the next year.' },
  CallPlanFull: {
    status: 409,
    message: 'Your plan for calls is full. Take the time off a call to add another.',
  },
} as const;
