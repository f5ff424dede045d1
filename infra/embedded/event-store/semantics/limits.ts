import type { ProposedEvent } from './event.ts';

/** The most one append may hold, in bytes: EventStoreDB's default `MaxAppendSize`. */
export const MAX_APPEND_BYTES = 1024 * 1024;

/** Bytes of an event that count towards `MAX_APPEND_BYTES`. */
export const sizeOf = (event: ProposedEvent): number =>
  event.data.length + event.metadata.length + event.type.length;
