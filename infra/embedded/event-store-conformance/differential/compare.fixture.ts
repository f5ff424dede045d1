import fc from 'fast-check';
import { expect } from 'vitest';
import { operation } from './operations.fixture.ts';
import { type Player, play } from './play.fixture.ts';

/** Maximum operations of a history, after which the content of all streams is compared too. */
const LONGEST = 40;

const HISTORIES_A_ROUND = 10;

export interface CompareOptions {
  readonly seed: number;
  /** Minimum operations to run. */
  readonly operations: number;
}

/**
 * Plays random histories on both servers and compares the outcome of each operation. Rejects with the seed
 * and the shortest history that shows a difference. Resolves with the number of operations.
 */
export const compare = async (
  one: Player,
  other: Player,
  { seed, operations }: CompareOptions,
): Promise<number> => {
  let played = 0;
  for (let round = 0; played < operations; round += 1)
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 1, maxLength: LONGEST, size: 'max' }),
        async (history) => {
          played += history.length;
          const [expected, found] = await Promise.all([play(history, one), play(history, other)]);
          expect(found).toEqual(expected);
        },
      ),
      { seed: seed + round, numRuns: HISTORIES_A_ROUND },
    );
  return played;
};
