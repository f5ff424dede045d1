import type { EventMetadata } from './event-metadata.ts';

/** An event as history holds it: what happened, and whom, when and how it came about. */
export type Recorded<Event> = Event & { readonly metadata: EventMetadata };

/**
 * How a row of a read model follows from its events, one after the other. Null is the row that is not
 * there yet. `evolve` is pure and total: what is stored has happened, and without the same answer
 * each time a table could not be built again.
 */
export interface View<Row, Event> {
  readonly evolve: (row: Row | null, event: Event) => Row;
}
