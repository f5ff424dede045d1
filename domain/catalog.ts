import {
  accountDeletionCanceled,
  accountDeletionRequested,
  accountErased,
  accountRegistered,
  accountStream,
  dataExportRequested,
  emailChanged,
  emailConfirmed,
  nameChanged,
  passwordChanged,
  roleChanged,
  sessionsEnded,
  signedIn,
  signedOut,
} from './account/account.events.ts';
import {
  listingErrorReported,
  listingErrorResolved,
  listingReportStream,
} from './directory/listing-report.events.ts';
import {
  favoriteMoved,
  favoriteNoteChanged,
  favoriteStatusChanged,
  favoritesStream,
  resourceFavorited,
  resourceUnfavorited,
} from './favorites/favorites.events.ts';
import {
  activityStream,
  favoriteLimitHit,
  resourceViewed,
  searchPerformed,
  upgradePromptShown,
} from './journey/activity.events.ts';
import {
  accessibilityChanged,
  journeyStream,
  onboardingCompleted,
  tourCompleted,
  tourSkipped,
} from './journey/journey.events.ts';
import type { EventType } from './kernel/event-type.ts';
import type { Stream } from './kernel/stream.ts';
import {
  detailRevealed,
  familySignedOut,
  mailResent,
  supportAccessStream,
  supportNoteAdded,
  timelineViewed,
} from './staff/support-access.events.ts';
import { subscriptionStream, tierSet } from './subscription/subscription.events.ts';

/** Every type of event that was ever stored, and what is known of it. */
export const catalog: readonly EventType[] = [
  accountRegistered,
  emailConfirmed,
  signedIn,
  signedOut,
  sessionsEnded,
  nameChanged,
  emailChanged,
  passwordChanged,
  roleChanged,
  dataExportRequested,
  accountDeletionRequested,
  accountDeletionCanceled,
  accountErased,
  resourceFavorited,
  resourceUnfavorited,
  favoriteNoteChanged,
  favoriteStatusChanged,
  favoriteMoved,
  onboardingCompleted,
  tourCompleted,
  tourSkipped,
  accessibilityChanged,
  resourceViewed,
  searchPerformed,
  favoriteLimitHit,
  upgradePromptShown,
  listingErrorReported,
  listingErrorResolved,
  tierSet,
  timelineViewed,
  detailRevealed,
  supportNoteAdded,
  mailResent,
  familySignedOut,
];

/** Every kind of stream that holds them: what projections follow. */
export const streams: readonly Pick<Stream<unknown>, 'nameOf' | 'parse'>[] = [
  accountStream,
  favoritesStream,
  journeyStream,
  activityStream,
  listingReportStream,
  subscriptionStream,
  supportAccessStream,
];
