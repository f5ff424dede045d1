export interface FollowedThread<State> {
  /** Threads from the requested one, along its merges in order, to the one still open. */
  readonly path: readonly [MetThread<State>, ...(readonly MetThread<State>[])];
  readonly last: MetThread<State>;
  /**
   * True if the last thread leads back to one in the path: threads were merged into each other at the same
   * moment, and the process ended before `break-ring`. None of them accepts a message.
   */
  readonly isRing: boolean;
}

interface MetThread<State> {
  readonly threadId: string;
  readonly state: State;
}

/** Follows any number of merges to the thread that is still open. */
export const followMergedThread = async <State>(
  threadId: string,
  {
    read,
    mergedInto,
  }: {
    readonly read: (threadId: string) => Promise<State>;
    /** Undefined for a thread that was not merged. */
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
