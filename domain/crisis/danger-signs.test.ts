import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { relievedOf } from './danger-reliefs.ts';
import { DANGER_SIGNS } from './danger-signs.constants.ts';
import { dangerSignsIn } from './danger-signs.ts';

const holds = (id: string, text: string): boolean =>
  dangerSignsIn(relievedOf(text).text).some((sign) => sign.id === id);

test(
  'each family of words is found in its messages, and in none of its near misses',
  everyRow(DANGER_SIGNS, ({ id, hits, nearMisses }) => {
    expect({ id, missed: hits.filter((text) => !holds(id, text)) }).toEqual({ id, missed: [] });
    expect({ id, taken: nearMisses.filter((text) => holds(id, text)) }).toEqual({ id, taken: [] });
  }),
);
