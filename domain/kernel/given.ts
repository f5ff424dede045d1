import { type Decider, fold, type Rejected } from './decider.ts';
import type { View } from './view.ts';

/** For tests that read as a sentence: `expect(given(decider, events).when(command)).toEqual(…)`. */
export const given = <State, Command, Event, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  events: readonly Event[] = [],
): { readonly when: (command: Command) => readonly Event[] | Rejected<Code> } => ({
  when: (command) => decider.decide(command, fold(decider, events)),
});

/** The same for a view, which answers with the row: `expect(givenRow(view, events).when(event)).toEqual(…)`. */
export const givenRow = <Row, Event>(
  { evolve }: View<Row, Event>,
  events: readonly Event[] = [],
): { readonly when: (event: Event) => Row } => ({
  when: (event) => evolve(events.reduce<Row | null>(evolve, null), event),
});
