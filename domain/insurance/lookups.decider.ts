import type { Decider } from '../kernel/decider.ts';
import { LOOKUPS_PER_DAY } from './insurance.constants.ts';
import type { Insurer } from './insurers.constants.ts';
import { type InsuranceLookupsEvent, insuranceLookupsStream } from './lookups.events.ts';

interface LookedUp {
  readonly insurer: Insurer;
  /** Two-letter code. */
  readonly state: string | null;
}

/** Lookups of the latest day that had any. */
interface LookupsState {
  /** ISO day in UTC; empty before the first lookup. */
  readonly day: string;
  readonly lookups: readonly LookedUp[];
}

interface LookUp extends LookedUp {
  readonly command: 'look-up';
  readonly now: Date;
}

/** Counts each insurer and state once a day. Silently ignores lookups beyond the daily limit. */
export const insuranceLookupsDecider: Decider<LookupsState, LookUp, InsuranceLookupsEvent, never> =
  {
    stream: insuranceLookupsStream,
    initialState: { day: '', lookups: [] },
    evolve: ({ day, lookups }, { data, metadata: { occurredAt } }) => {
      const today = occurredAt.slice(0, 10);
      return { day: today, lookups: today === day ? [...lookups, data] : [data] };
    },
    decide: ({ insurer, state, now }, { day, lookups }) => {
      const today = now.toISOString().slice(0, 10) === day ? lookups : [];
      const isKnown = today.some((each) => each.insurer === insurer && each.state === state);
      if (isKnown || today.length >= LOOKUPS_PER_DAY) return [];
      return [{ type: 'InsuranceLookedUp', data: { insurer, state } }];
    },
  };
