import type { View } from '@hearthway/domain/kernel/view.ts';
import type { StoredEvent } from '@hearthway/infra/adapters/event-store/follow-all.ts';
import type { Folding, Projection } from './projection.ts';
import type { Row } from './table.ts';

export interface FoldByKeyOptions<State, Event>
  extends Pick<Projection, 'name' | 'definition' | 'table' | 'keyOf'> {
  readonly view: View<State, Event>;
  /** Throws for an event that cannot be read. */
  readonly read: (event: StoredEvent) => Event;
  readonly toRow: (key: string, state: State) => Row;
  /** Of a row as the driver reads it. */
  readonly fromRow: (row: unknown) => readonly [key: string, state: State];
}

/** One row for each key, which every event of that key changes. */
export const foldByKey = <State, Event>({
  view,
  read,
  toRow,
  fromRow,
  ...projection
}: FoldByKeyOptions<State, Event>): Projection => ({
  ...projection,
  isAppendOnly: false,
  startFolding: (): Folding => {
    const states = new Map<string, State | null>();
    const changed = new Map<string, State>();
    return {
      size: () => states.size,
      knows: (key) => states.has(key),
      learn: (keys, stored) => {
        for (const key of keys) states.set(key, null);
        for (const row of stored) states.set(...fromRow(row));
      },
      fold: (key, event) => {
        const state = view.evolve(states.get(key) ?? null, read(event));
        states.set(key, state);
        changed.set(key, state);
      },
      takeChanged: () => {
        const rows = Array.from(changed, ([key, state]) => toRow(key, state));
        changed.clear();
        return rows;
      },
    };
  },
});
