import { calendarSchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { startStack } from '../../e2e/stack.ts';
import type { Figure } from '../limits.ts';
import { percentile } from '../load.ts';
import { register } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';
import { untilProjected } from '../until-projected.ts';
import { measureFeed } from './feed.ts';
import { storeEntries } from './store-entries.ts';

const ENTRIES = sized(20_000, 200);
const READS = sized(60, 8);
const WARM_UP = 5;
const ARRIVES_WITHIN_MS = 600_000;
const FIRST_DAY = '2022-01-01';

/** Six weeks, as the table of a month shows them. */
const MONTH = '/api/calendar?from=2026-10-26&to=2026-12-06';

/**
 * All of Hearthway as `npm start` runs it: the month of a household with very many entries in five years, and the
 * feed of one with as many as a feed has. `size` is how many entries the month’s household has.
 */
export const run = async (size: number | undefined): Promise<readonly Figure[]> => {
  const stack = await startStack();
  try {
    const entries = size ?? ENTRIES;
    const family = await register(stack);
    const last = await storeEntries(stack, {
      familyId: family.userId,
      entries,
      firstDay: FIRST_DAY,
    });
    await untilProjected(stack, last, AbortSignal.timeout(ARRIVES_WITHIN_MS));
    const took: number[] = [];
    let shown = 0;
    for (let nth = 0; nth < READS; nth += 1) {
      const start = performance.now();
      const answer = await call(stack, family, { path: MONTH });
      if (nth >= WARM_UP) took.push(performance.now() - start);
      shown = calendarSchema.parse(answer).occurrences.length;
    }
    took.sort((a, b) => a - b);
    const ms = percentile(took, 0.95);
    console.log(`A household with ${entries} entries, ${shown} occurrences in the month`);
    console.table([
      { read: 'a month', 'p50 ms': percentile(took, 0.5), 'p95 ms': ms, goal: 'p95 100 ms' },
    ]);
    return [{ name: 'a month of a calendar, p95', ms }, await measureFeed(stack)];
  } finally {
    await stack.stop();
  }
};
