export const favoritesErrors = {
  UnknownFavorite: {
    status: 404,
    message: 'This provider is not among your favorites any more. Add it again to go on.',
  },
  FavoriteLimitReached: {
    status: 409,
    message: 'You’ve saved as many favorites as the free plan holds. Remove one to add another.',
  },
} as const;
