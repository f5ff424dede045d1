/** How often a scheduled report is mailed: on Mondays, or on the first of each month, in UTC. */
export const CADENCES = ['weekly', 'monthly'] as const;

export type Cadence = (typeof CADENCES)[number];

/** Scheduled reports of one analyst. `ScheduleLimitReached` names the number. */
export const SCHEDULES_PER_ANALYST = 20;
