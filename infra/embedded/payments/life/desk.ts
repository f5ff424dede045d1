import type { Chance } from '../storage/chance.ts';
import type { Cents, Kind, Records } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { Seconds } from '../time/months.ts';

export interface PriceRecord {
  readonly id: string;
  readonly product: string;
  readonly name: string;
  readonly amount: Cents;
}

/** All that a change of payments works with. Used within a transaction only. */
export interface Desk {
  readonly store: Store;
  readonly chance: Chance;
  readonly now: () => Seconds;
  readonly prices: readonly PriceRecord[];
  /** The absolute address of a hosted page, such as of `/pay/checkout/cs_…`. */
  readonly pageAt: (path: string) => string;
  /** Records that something happened, for the list of events and for webhooks. */
  readonly emit: (type: string, object: object, previous?: object) => void;
}

/** A record that is known to be there. */
export const load = <K extends Kind>({ store }: Desk, kind: K, id: string): Records[K] => {
  const record = store.get(kind, id);
  if (record === undefined) throw new Error(`There is no ${kind} ${id}.`);
  return record;
};

export const priceOf = ({ prices }: Desk, id: string): PriceRecord => {
  const price = prices.find((each) => each.id === id);
  if (price === undefined) throw new Error(`There is no price ${id}.`);
  return price;
};
