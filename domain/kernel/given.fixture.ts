import type { Decider, Rejected } from './decider.ts';
import type { EventMetadata } from './event-metadata.ts';
import type { Recorded, View } from './view.ts';

/** For tests that read as a sentence: `expect(given(decider, events).when(command)).toEqual(…)`. */
export const given = <State, Command, Event extends object, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  events: readonly Given<Event>[] = [],
): { readonly when: (command: Command) => readonly Event[] | Rejected<Code> } => ({
  when: (command) => decider.decide(command, fold(decider, events)),
});

/** Folds events to a decider's state. Metadata is filled in unless the test gives it. */
export const fold = <State, Event extends object>(
  { initialState, evolve }: Pick<Decider<State, never, Event, never>, 'initialState' | 'evolve'>,
  events: readonly Given<Event>[],
): State => events.map(recorded).reduce(evolve, initialState);

/** An event of a test, with as much of its metadata as the test is about. */
export type Given<Event> = Event & { readonly metadata?: Partial<EventMetadata> };

/** Fills in the metadata that a test does not give. */
export const recorded = <Event extends object>(event: Given<Event>): Recorded<Event> => ({
  ...event,
  metadata: { ...DEFAULT_METADATA, ...event.metadata },
});

const DEFAULT_METADATA: EventMetadata = {
  $correlationId: 'correlation-1',
  $causationId: 'correlation-1',
  userId: 'family-1',
  actor: 'family-1',
  sessionId: null,
  state: null,
  occurredAt: '2026-11-21T09:00:00.000Z',
  schemaVersion: 1,
};

/** Sets up a view, which answers with the row: `expect(givenRow(view, events).when(event)).toEqual(…)`. */
export const givenRow = <Row, Event extends object>(
  { evolve }: View<Row, Recorded<Event>>,
  events: readonly Given<Event>[] = [],
): { readonly when: (event: Given<Event>) => Row } => ({
  when: (event) =>
    evolve(events.map(recorded<Event>).reduce<Row | null>(evolve, null), recorded<Event>(event)),
});
