import { createRandom } from '../../operator/simulate/random.ts';
import type { Disturbance } from './protocol/disturbance.ts';

/**
 * As unkind as a real server may be, by seed. Every rate is above any that was observed, and low
 * enough that what is tried again gets through.
 */
export const unkind = (seed: string): Disturbance => {
  const { chance, next } = createRandom(seed);
  return {
    lateMs: () => (chance(0.1) ? next() * 30 : 0),
    timesOut: () => chance(0.1),
    isSilent: () => chance(0.01),
    drops: () => chance(0.03),
    fallsBehind: () => chance(0.2),
  };
};
