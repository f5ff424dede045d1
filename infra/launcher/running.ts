/** Process that has started and is reachable. */
export interface Running {
  readonly url: string;
  /** Resolves when the process has ended, for any reason. */
  readonly gone: Promise<unknown>;
  /** Ends it gracefully within `withinMs`, otherwise at once. */
  readonly stop: (withinMs: number) => Promise<void>;
  /** Whether it has worked since the last call, for a part that may be too busy to respond. */
  readonly isAtWork?: () => boolean;
  /** Ends it at once, even when it is frozen. */
  readonly kill: () => void;
}
