/** Counts the events of one stream from 0. A tombstone carries `TOMBSTONE_REVISION`. */
export type Revision = number;

/** Where an event lies in the log. Commit and prepare position are the same number; it only grows. */
export type Position = number;

/** The last revision of a stream that has no events. */
export const NO_EVENTS: Revision = -1;

/** Before the first event of the log. */
export const BEFORE_LOG: Position = 0;

/**
 * The revision of a stream's tombstone. EventStoreDB uses 2^63-1, which a JavaScript number cannot
 * hold, so the largest safe integer stands for it in here and the protocol translates at its edge.
 */
export const TOMBSTONE_REVISION: Revision = Number.MAX_SAFE_INTEGER;

export interface ProposedEvent {
  /** 36 characters, lower case. */
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface RecordedEvent extends ProposedEvent {
  readonly streamId: string;
  readonly revision: Revision;
  readonly position: Position;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** An event as read, with the link that led to it when links are resolved. */
export interface ResolvedEvent {
  /** Absent when a link points to an event that is gone. */
  readonly event: RecordedEvent | undefined;
  readonly link: RecordedEvent | undefined;
}

/** The record that the reader's position refers to. */
export const originalOf = ({ event, link }: ResolvedEvent): RecordedEvent => {
  const original = link ?? event;
  if (original === undefined) throw new Error('A resolved event has neither an event nor a link.');
  return original;
};
