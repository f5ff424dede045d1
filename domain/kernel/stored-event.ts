/** An event as the log holds it, before anything about it was parsed. */
export interface StoredEvent {
  readonly id: string;
  readonly streamId: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
  /** Its place in the log, which only grows. */
  readonly position: { readonly commit: bigint };
}
