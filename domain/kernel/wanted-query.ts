import type { Decider } from './decider.ts';

/** Query whether a mail that was queued long before is still wanted, asked when it is sent. */
export interface WantedQuery {
  /** Null after the account was deleted. */
  readonly userId: string | null;
  readonly now: Date;
  /** Reads the state of a stream by its id without the category. Provided by the service. */
  readonly readState: <State, Event>(
    decider: Pick<Decider<State, never, Event, never>, 'stream' | 'initialState' | 'evolve'>,
    id: string,
  ) => Promise<State>;
}
