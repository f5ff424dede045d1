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

/** Dependencies of all changes of payments. Used within a transaction only. */
export interface Desk {
  readonly store: Store;
  readonly chance: Chance;
  readonly now: () => Seconds;
  readonly prices: readonly PriceRecord[];
  /** Returns the absolute address of a hosted page, such as `/pay/checkout/cs_…`. */
  readonly pageAt: (path: string) => string;
  /** Records an event, for the list of events and for webhooks. */
  readonly emit: (type: string, object: object, previous?: object) => void;
}

/** Returns a record that must exist. */
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
