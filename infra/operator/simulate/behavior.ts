import type { Random } from './random.ts';

/** Traits that differ between families. */
export interface Behavior {
  /** How often it comes, where 1 is usual. */
  readonly keenness: number;
  /** Days after which it comes no more. */
  readonly stays: number;
}

/** Many look around once and leave; the others stay for most of a year. */
const TOURISTS = 0.35;
const TOURIST_DAYS = 5;
const STAYING_DAYS = 280;

const KEENNESS_SPREAD = 0.8;

export const behaviorOf = (random: Random): Behavior => ({
  keenness: random.around(KEENNESS_SPREAD),
  stays: random.wait(random.chance(TOURISTS) ? TOURIST_DAYS : STAYING_DAYS),
});

/** Curiosity lasts about so many days; after it, a family comes when it needs something. */
const CURIOUS_DAYS = 12;
const CURIOSITY = 0.2;
const NEED = 0.03;

/** How many sessions there are on such a day, at the usual pace. */
export const needAfter = (days: number): number =>
  NEED + CURIOSITY * Math.exp(-days / CURIOUS_DAYS);

/** How many there are in all these days. */
export const needWithin = ({ keenness, stays }: Behavior, days: number): number => {
  const there = Math.min(stays, days);
  return (
    keenness * (NEED * there + CURIOSITY * CURIOUS_DAYS * (1 - Math.exp(-there / CURIOUS_DAYS)))
  );
};
