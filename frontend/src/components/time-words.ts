const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, as a person would say it: "5 minutes ago", "yesterday". */
export const agoWords = (locale: string, then: Date, now: Date): string => {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // The clocks of the two sides may differ: what seems to come is just now.
  const passed = Math.max(0, now.getTime() - then.getTime());
  if (passed < HOUR_MS) return words.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return words.format(-Math.floor(passed / HOUR_MS), 'hour');
  return words.format(-Math.floor(passed / DAY_MS), 'day');
};
