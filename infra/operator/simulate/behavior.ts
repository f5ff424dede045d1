import type { Random } from './random.ts';

/** Traits that differ between families. */
export interface Behavior {
  /** Visit frequency, where 1 is usual. */
  readonly keenness: number;
  /** Days after which it stops coming. */
  readonly stays: number;
}

/** Share of families that look around once and leave; the others stay for most of a year. */
const TOURISTS = 0.35;
const TOURIST_DAYS = 5;
const STAYING_DAYS = 280;

const KEENNESS_SPREAD = 0.8;

export const behaviorOf = (random: Random): Behavior => ({
  keenness: random.around(KEENNESS_SPREAD),
  stays: random.wait(random.chance(TOURISTS) ? TOURIST_DAYS : STAYING_DAYS),
});

/** Days for which curiosity lasts; afterwards, a family comes when it needs something. */
const CURIOUS_DAYS = 12;
const CURIOSITY = 0.2;
const NEED = 0.03;

/** Sessions on such a day, at the usual pace. */
export const needAfter = (days: number): number =>
  NEED + CURIOSITY * Math.exp(-days / CURIOUS_DAYS);

/** Total sessions over these days. */
export const needWithin = ({ keenness, stays }: Behavior, days: number): number => {
  const there = Math.min(stays, days);
  return (
    keenness * (NEED * there + CURIOSITY * CURIOUS_DAYS * (1 - Math.exp(-there / CURIOUS_DAYS)))
  );
};
