import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { DANGER_RELIEFS } from './danger-reliefs.constants.ts';
import { relievedOf } from './danger-reliefs.ts';

const holds = (id: string, text: string): boolean =>
  relievedOf(text).reliefs.some((relief) => relief.id === id);

test(
  'each relief is found in its messages, and in none of its near misses',
  everyRow(DANGER_RELIEFS, ({ id, hits, nearMisses }) => {
    expect({ id, missed: hits.filter((text) => !holds(id, text)) }).toEqual({ id, missed: [] });
    expect({ id, taken: nearMisses.filter((text) => holds(id, text)) }).toEqual({ id, taken: [] });
  }),
);
