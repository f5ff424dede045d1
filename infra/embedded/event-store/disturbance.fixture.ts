import { createRandom } from '../../operator/simulate/random.ts';
import type { Disturbance } from './protocol/disturbance.ts';

/**
 * Simulates the faults of a real server, by seed. Every rate is above any that was observed, and low enough
 * that retries get through.
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
