import * as fc from 'fast-check';
import { sized } from '../size.ts';
import { registerZones, startsByIcal, startsByUs } from './by-ical.ts';
import { entryArb } from './random-entry.ts';

const RULES = sized(100_000, 500);

/** Rules that are made at a time: all at once would take a gigabyte. */
const AT_ONCE = 1_000;

/**
 * Random series of every kind, with exceptions, in zones of both hemispheres, each in a window: as our calendar expands
 * them, and as `ical.js` reads the files that we make of them. Fails at one difference. `size` is how many.
 */
export const run = async (size: number | undefined): Promise<void> => {
  const rules = size ?? RULES;
  registerZones();
  let occurrences = 0;
  const differing: string[] = [];
  for (let made = 0; made < rules; made += AT_ONCE) {
    for (const { entry, from, to } of fc.sample(entryArb, Math.min(AT_ONCE, rules - made))) {
      const own = startsByUs(entry, { from, to });
      const other = startsByIcal(entry, { from, to });
      occurrences += own.length;
      if (own.join() === other.join()) continue;
      const { when, repeats, days } = entry;
      differing.push(JSON.stringify({ when, repeats, days, from, to, own, other }));
    }
  }
  console.table([{ rules, occurrences, differences: differing.length, goal: 'differences 0' }]);
  if (differing.length > 0)
    throw new Error(`Other starts than those of ical.js:\n${differing.slice(0, 5).join('\n')}`);
};
