import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { GRANT_MINUTES } from '@hearthway/domain/support/support.constants.ts';

/**
 * Whole minutes until the access ends, rounded up. Only the server ends it, since the clock of this device
 * may be wrong.
 */
export const minutesLeft = (grantUntil: string, now: Date): number =>
  Math.min(
    GRANT_MINUTES,
    Math.max(0, Math.ceil((Date.parse(grantUntil) - now.getTime()) / MINUTE_MS)),
  );

/** Minutes before the end at which a warning is shown. */
export const ENDING_MINUTES = 2;
