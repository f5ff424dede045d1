import type { View } from '@hearthway/domain/kernel/view.ts';
import type { StoredEvent } from '@hearthway/infra/adapters/event-store/follow-all.ts';
import type { Folding, Projection } from './projection.ts';
import type { Row } from './table.ts';

export interface AppendEachOptions<Entry, Event>
  extends Pick<Projection, 'name' | 'definition' | 'table' | 'keyOf'> {
  readonly view: View<Entry, Event>;
  /** Throws for an event that cannot be read. */
  readonly read: (event: StoredEvent) => Event;
  /** `position` is the event's place in the log, which makes a row unlike all others. */
  readonly toRow: (key: string, position: bigint, entry: Entry) => Row;
}

/** One row for each event, which never changes. */
export const appendEach = <Entry, Event>({
  view,
  read,
  toRow,
  ...projection
}: AppendEachOptions<Entry, Event>): Projection => ({
  ...projection,
  isAppendOnly: true,
  startFolding: (): Folding => {
    let rows: Row[] = [];
    return {
      size: () => rows.length,
      knows: () => true,
      learn: () => {},
      fold: (key, event) => {
        rows.push(toRow(key, event.position.commit, view.evolve(null, read(event))));
      },
      takeChanged: () => {
        const taken = rows;
        rows = [];
        return taken;
      },
    };
  },
});
