import type { EventMetadata } from './event-metadata.ts';

/** A stored event: its data, and its metadata. */
export type Recorded<Event> = Event & { readonly metadata: EventMetadata };

/**
 * Folds a read model's row from its events. Null is a missing row. `evolve` is pure and total:
 * stored events have happened, and a table must be the same whenever it is rebuilt.
 */
export interface View<Row, Event> {
  readonly evolve: (row: Row | null, event: Event) => Row;
}
