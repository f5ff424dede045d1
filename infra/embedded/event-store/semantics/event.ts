/** Number of an event in its stream, from 0. A tombstone has `TOMBSTONE_REVISION`. */
export type Revision = number;

/** Position of an event in the log. Commit and prepare position are the same number, which only grows. */
export type Position = number;

/** Last revision of a stream without events. */
export const NO_EVENTS: Revision = -1;

/** Position before the first event of the log. */
export const BEFORE_LOG: Position = 0;

/**
 * Revision of a stream's tombstone. EventStoreDB uses 2^63-1, which exceeds the range of a JavaScript number,
 * so the largest safe integer represents it here and the protocol layer translates.
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

/** Event as read, with the link that led to it when links are resolved. */
export interface ResolvedEvent {
  /** Undefined when a link points to a deleted event. */
  readonly event: RecordedEvent | undefined;
  readonly link: RecordedEvent | undefined;
}

/** Record that the reader's position refers to. */
export const originalOf = ({ event, link }: ResolvedEvent): RecordedEvent => {
  const original = link ?? event;
  if (original === undefined) throw new Error('A resolved event has neither an event nor a link.');
  return original;
};
