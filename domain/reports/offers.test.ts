import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { nearestOffered } from './offers.contract.ts';

const offers = {
  groupings: ['category', 'state', 'month', 'week'],
  stateGroupings: ['state', 'week'],
};

test(
  'the nearest offered question is …',
  everyRow(
    [
      ['by another unit of time of the same state', offers, 'month', 'NC', 'week', 'NC'],
      ['by another group of the same state', offers, 'category', 'NC', 'state', 'NC'],
      [
        'of all states where no state is told',
        { ...offers, stateGroupings: [] },
        'month',
        'NC',
        'month',
        null,
      ],
      ['by a unit of time that there is', offers, 'year', null, 'month', null],
      ['by a group that there is', offers, 'term', null, 'category', null],
    ] as const,
    ([, offered, groupBy, state, nearest, ofState]) => {
      expect(nearestOffered(offered, { groupBy, state })).toEqual({
        groupBy: nearest,
        state: ofState,
      });
    },
  ),
);
