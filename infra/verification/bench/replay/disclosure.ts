import { EACH_STATE } from '../../disclosure/attack.ts';
import { attackAll, foldSimulated, toldShare } from '../../disclosure/simulated.ts';

const HISTORY = { families: 4_000, events: 200_000, months: 18, seed: 1, until: '2026-06-30' };
const WITHIN = { from: '2025-01-01', to: '2026-06-30' };
const QUARTER = { from: '2026-01-01', to: '2026-03-31' };
/** The one with the most families. */
const STATE = 'CA';

/** How much the tables tell, and how many small groups they give away together. */
export const measureDisclosure = (): readonly Record<string, unknown>[] => {
  const folds = foldSimulated(HISTORY);
  const { cells, small, recovered } = attackAll(folds, {
    within: WITHIN,
    daysFrom: '2026-04-01',
    places: EACH_STATE,
  });
  return [
    { measure: 'numbers told', value: percent(toldShare(folds, WITHIN, null)), goal: '74 %' },
    {
      measure: `numbers told of a quarter in ${STATE}`,
      value: percent(toldShare(folds, QUARTER, STATE)),
      goal: '64 %',
    },
    {
      measure: `small groups given away (${recovered} of ${small}, in ${cells} counts)`,
      value: percent(recovered / small),
      goal: '1 % at most',
    },
  ];
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
