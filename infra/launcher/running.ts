/** A process that has started and can be reached. */
export interface Running {
  readonly url: string;
  /** Resolves when the process has ended, for any reason. */
  readonly gone: Promise<unknown>;
  /** Ends it in good order if that takes no longer than `withinMs`, otherwise at once. */
  readonly stop: (withinMs: number) => Promise<void>;
  /** Whether it has worked since it was asked last, for a part that may be too busy to answer. */
  readonly isAtWork?: () => boolean;
  /** Ends it at once, also when it is frozen. */
  readonly kill: () => void;
}
