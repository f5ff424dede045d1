export interface FollowedThread<State> {
  /** The thread that was asked for, those that it was merged into in order, and the one that goes on. */
  readonly path: readonly [MetThread<State>, ...(readonly MetThread<State>[])];
  readonly last: MetThread<State>;
  /**
   * Whether the last leads back to one of the path: threads were merged into each other in the same
   * moment, and the process ended before `break-ring`. None of them takes a message.
   */
  readonly isRing: boolean;
}

interface MetThread<State> {
  readonly threadId: string;
  readonly state: State;
}

/** Follows a thread that was merged into another, however often, to the one that goes on. */
export const followMergedThread = async <State>(
  threadId: string,
  {
    read,
    mergedInto,
  }: {
    readonly read: (threadId: string) => Promise<State>;
    /** Undefined for a thread that goes on. */
    readonly mergedInto: (state: State) => string | undefined;
  },
): Promise<FollowedThread<State>> => {
  const first = { threadId, state: await read(threadId) };
  const path: [MetThread<State>, ...MetThread<State>[]] = [first];
  for (let last = first; ; path.push(last)) {
    const into = mergedInto(last.state);
    if (into === undefined) return { path, last, isRing: false };
    if (path.some((met) => met.threadId === into)) return { path, last, isRing: true };
    last = { threadId: into, state: await read(into) };
  }
};
