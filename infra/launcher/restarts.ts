/** Restarts of one or more supervised parts. */
export interface Restarts {
  readonly areUnderWay: () => boolean;
  /** Under way, or so recent that clients of the part may not have reconnected. */
  readonly areRecent: () => boolean;
  /** Resolves when none is under way. Never rejects. */
  readonly done: () => Promise<void>;
}

/** For a part that is never restarted. */
export const NO_RESTARTS: Restarts = {
  areUnderWay: () => false,
  areRecent: () => false,
  done: async () => {},
};

export const restartsOfAll = (parts: () => readonly Restarts[]): Restarts => ({
  areUnderWay: () => parts().some((part) => part.areUnderWay()),
  areRecent: () => parts().some((part) => part.areRecent()),
  done: async () => {
    await Promise.all(parts().map((part) => part.done()));
  },
});

/** Time within which the services' pools reconnect. */
const RECONNECTED_WITHIN_MS = 3_000;

/** Restarts of one part, as its supervisor records them. */
export interface RestartLog extends Restarts {
  readonly begin: () => void;
  readonly end: () => void;
}

export const createRestartLog = (): RestartLog => {
  let underWay: PromiseWithResolvers<void> | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    begin: () => {
      underWay ??= Promise.withResolvers();
    },
    end: () => {
      endedAt = performance.now();
      underWay?.resolve();
      underWay = undefined;
    },
    areUnderWay: () => underWay !== undefined,
    areRecent: () => underWay !== undefined || performance.now() - endedAt < RECONNECTED_WITHIN_MS,
    done: async () => underWay?.promise,
  };
};
