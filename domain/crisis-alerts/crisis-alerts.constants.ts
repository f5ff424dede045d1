/** Minutes after which an unopened alert goes to everyone in support. */
export const ESCALATION_MINUTES = 5;

/** Seconds within which those on duty are alerted. */
export const ALERT_SECONDS = 10;

/** More of the same danger within these minutes joins the alert that still waits. */
export const SAME_ALERT_MINUTES = 5;

/** Where the words of a danger were written. */
export const ALERT_SOURCES = ['support', 'assistant', 'feedback'] as const;

export type AlertSource = (typeof ALERT_SOURCES)[number];

/** Alerts that the desk lists; it counts the others. */
export const MAX_ALERTS_LISTED = 50;
