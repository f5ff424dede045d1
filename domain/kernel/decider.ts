import type { Stream } from './stream.ts';
import type { Recorded } from './view.ts';

/**
 * A stream's decision rules. `evolve` is total and never throws, since stored events have happened;
 * `decide` is where "no" lives. A command that already holds yields no events.
 */
export interface Decider<State, Command, Event, Code extends string> {
  readonly stream: Stream<Event>;
  /** False where personal fields matter to no decision: then they read as shredded. */
  readonly readsPersonal?: false;
  readonly initialState: State;
  readonly evolve: (state: State, event: Recorded<Event>) => State;
  readonly decide: (command: Command, state: State) => readonly Event[] | Rejected<Code>;
}

/** A "no" that only the caller must know. Later readers learn nothing of it. */
export interface Rejected<Code extends string> {
  readonly rejected: Code;
}

export const reject = <Code extends string>(code: Code): Rejected<Code> => ({ rejected: code });

export const isRejected = <Code extends string>(
  outcome: object | Rejected<Code>,
): outcome is Rejected<Code> => 'rejected' in outcome;
