export const favoritesErrors = {
  UnknownFavorite: {
    status: 404,
    message: 'This provider is no longer among your favorites. Add it again to continue.',
  },
  FavoriteLimitReached: {
    status: 409,
    message: 'You’ve saved as many favorites as the free plan allows. Remove one to add another.',
  },
} as const;
