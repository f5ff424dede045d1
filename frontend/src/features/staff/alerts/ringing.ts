import { ESCALATION_MINUTES } from '@hearthway/domain/crisis-alerts/crisis-alerts.constants.ts';
import type { CrisisAlert } from '@hearthway/domain/crisis-alerts/crisis-alerts.contract.ts';

type Waiting = Pick<CrisisAlert, 'alertId' | 'raisedAt'>;

/** Alerts for which the page has rung: once each, and again after a long wait. */
export type Rung = ReadonlySet<string>;

const isLate = ({ raisedAt }: Waiting, now: Date): boolean =>
  now.getTime() - Date.parse(raisedAt) >= ESCALATION_MINUTES * 60_000;

/** Returns the same object where there is nothing new to ring for. */
export const rungFor = (before: Rung, waiting: readonly Waiting[], now: Date): Rung => {
  const due = waiting.flatMap((alert) => [
    alert.alertId,
    ...(isLate(alert, now) ? [`${alert.alertId} again`] : []),
  ]);
  return due.every((ring) => before.has(ring)) ? before : new Set([...before, ...due]);
};
