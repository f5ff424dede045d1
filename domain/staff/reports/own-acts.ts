/**
 * What a family does by itself. What happens to it, what it is shown, and what the operator or support
 * does about it makes no family active.
 */
export const OWN_ACTS = [
  'AccountRegistered',
  'EmailConfirmed',
  'SignedIn',
  'NameChanged',
  'EmailChanged',
  'PasswordChanged',
  'DataExportRequested',
  'AccountDeletionRequested',
  'AccountDeletionCanceled',
  'ResourceFavorited',
  'ResourceUnfavorited',
  'FavoriteNoteChanged',
  'FavoriteStatusChanged',
  'FavoriteMoved',
  'OnboardingCompleted',
  'TourCompleted',
  'TourSkipped',
  'AccessibilityChanged',
  'ResourceViewed',
  'SearchPerformed',
  'ListingErrorReported',
] as const;
