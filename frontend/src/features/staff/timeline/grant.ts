import { GRANT_MINUTES } from '@hearthway/domain/staff/support-access.constants.ts';

const MINUTE_MS = 60_000;

/**
 * Whole minutes for which somebody may still look, rounded up. The server alone ends it: the clock of
 * this device may be wrong.
 */
export const minutesLeft = (grantUntil: string, now: Date): number =>
  Math.min(
    GRANT_MINUTES,
    Math.max(0, Math.ceil((Date.parse(grantUntil) - now.getTime()) / MINUTE_MS)),
  );

/** So short before the end, whoever looks is told of it. */
export const ENDING_MINUTES = 2;
