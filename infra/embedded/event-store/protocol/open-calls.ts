/** A call that has not been answered in full. */
interface OpenCall {
  /** A subscription or a call that takes many appends never ends by itself. */
  readonly isEndless: boolean;
  /** Answers it at once: the server is shutting down. */
  readonly stop: () => void;
}

/** The calls in flight, so that a server that shuts down can answer them. */
export interface OpenCalls {
  /** Returns the way to take the call off once it has been answered. */
  readonly add: (call: OpenCall) => () => void;
  /** Stops the endless calls and those that are still to come. */
  readonly stopEndless: () => void;
  readonly stopAll: () => void;
}

export const createOpenCalls = (): OpenCalls => {
  const open = new Set<OpenCall>();
  let isStopped: (call: OpenCall) => boolean = () => false;

  const stop = (which: (call: OpenCall) => boolean): void => {
    isStopped = which;
    const stopped = [...open].filter(which);
    for (const call of stopped) {
      open.delete(call);
      call.stop();
    }
  };

  return {
    add: (call) => {
      if (isStopped(call)) queueMicrotask(call.stop);
      else open.add(call);
      return () => open.delete(call);
    },
    stopEndless: () => stop(({ isEndless }) => isEndless),
    stopAll: () => stop(() => true),
  };
};
