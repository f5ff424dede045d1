import type { Position, RecordedEvent, Revision } from '../semantics/event.ts';
import type { StreamState } from '../semantics/stream-metadata.ts';
import type { WriteRequest, WriteResult } from '../semantics/write.ts';

export type Direction = 'forwards' | 'backwards';

interface StreamRange {
  readonly streamId: string;
  /** Inclusive. */
  readonly from: Revision;
  readonly direction: Direction;
  readonly limit: number;
}

interface LogRange {
  /** Inclusive. */
  readonly from: Position;
  readonly direction: Direction;
  readonly limit: number;
}

export interface ScavengeReport {
  readonly removedEvents: number;
}

/**
 * Stored log: every event in order, including events that stream metadata hides.
 *
 * Pages may hold fewer events than their limit when the events are large; only an empty page means that there
 * is nothing further in that direction.
 */
export interface EventLog {
  /** Returns the position of the last event that is safely on disk. `BEFORE_LOG` for an empty log. */
  readonly head: () => Position;
  /** Calls the listener whenever `head` has grown. Returns the unsubscribe function. */
  readonly onAdvance: (listener: () => void) => () => void;
  readonly stateOf: (streamId: string) => StreamState;
  readonly eventAt: (streamId: string, revision: Revision) => RecordedEvent | undefined;
  readonly readStream: (range: StreamRange) => RecordedEvent[];
  readonly readAll: (range: LogRange) => RecordedEvent[];
  /**
   * Resolves once the write is synced to disk, or at once when the stream's state refuses it. Rejects with
   * `StorageError` when it could not be stored, in which case none of it is.
   */
  readonly write: (request: WriteRequest) => Promise<WriteResult>;
  /** Removes events that stream metadata hides. Other positions and revisions do not change. */
  readonly scavenge: () => Promise<ScavengeReport>;
  /** Waits for writes in progress. */
  readonly close: () => Promise<void>;
}

/** Error of the storage. The message is a sentence for the operator. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** Error for a damaged file. Writes are refused; intact events can be read. */
export class DamagedLogError extends StorageError {
  override readonly name = 'DamagedLogError';
}
