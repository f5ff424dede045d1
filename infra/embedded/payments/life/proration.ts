import type { Cents } from '../storage/records.ts';
import type { Seconds } from '../time/months.ts';

export interface Proration {
  /** Negative amount for the unused time of the old price. */
  readonly credit: Cents;
  /** Amount for the remaining time at the new price. */
  readonly debit: Cents;
}

interface Switched {
  readonly from: Cents;
  readonly to: Cents;
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
  readonly at: Seconds;
}

/** Prorates by the second, rounded to the cent. */
export const prorate = ({ from, to, periodStart, periodEnd, at }: Switched): Proration => {
  const left = Math.min(Math.max(periodEnd - at, 0) / (periodEnd - periodStart), 1);
  // Adding zero avoids `-0`, which would be serialized.
  return { credit: -Math.round(from * left) + 0, debit: Math.round(to * left) };
};
