/** How often a scheduled report is mailed: on Mondays, or on the first of each month, in UTC. */
export const CADENCES = ['weekly', 'monthly'] as const;

export type Cadence = (typeof CADENCES)[number];

/** Groupings into units that are longer than the period of a cadence: a week has no whole month. */
export const TOO_LONG_FOR: Readonly<Record<Cadence, readonly string[]>> = {
  weekly: ['month', 'quarter', 'year'],
  monthly: ['quarter', 'year'],
};

/** Scheduled reports of one analyst. `ScheduleLimitReached` names the number. */
export const SCHEDULES_PER_ANALYST = 20;
