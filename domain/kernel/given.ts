import { type Decider, fold, type Rejected } from './decider.ts';

/** For tests that read as a sentence: `expect(given(decider, events).when(command)).toEqual(…)`. */
export const given = <State, Command, Event, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  events: readonly Event[] = [],
): { readonly when: (command: Command) => readonly Event[] | Rejected<Code> } => ({
  when: (command) => decider.decide(command, fold(decider, events)),
});
