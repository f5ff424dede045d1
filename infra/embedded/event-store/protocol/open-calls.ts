/** Call that has not been fully answered. */
interface OpenCall {
  /** True if the call never ends by itself, like a subscription or a call that takes many appends. */
  readonly isEndless: boolean;
  /** Ends the call at once, since the server is shutting down. */
  readonly stop: () => void;
}

/** Calls in flight, so that a server that shuts down can answer them. */
export interface OpenCalls {
  /** Returns a function that removes the call once it has been answered. */
  readonly add: (call: OpenCall) => () => void;
  /** Stops the endless calls, including later ones. */
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
