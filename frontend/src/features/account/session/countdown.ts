/** Whole seconds until then, none when it has passed. Both in milliseconds since the epoch. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1_000));

/** `300` as `5:00`. See docs/product-rules.md#idle-time. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
