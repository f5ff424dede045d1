import type { ProposedEvent } from './event.ts';

const MIB = 1024 * 1024;

/** Default limit for the data of one append, in bytes, as on EventStoreDB. */
export const DEFAULT_MAX_APPEND_BYTES = MIB;

/**
 * Maximum size of a request in bytes, metadata included, and so the maximum of the option.
 *
 * Source: EventStoreDB 24.2, `TFConsts`.
 */
export const MAX_REQUEST_BYTES = 16 * MIB - 10_000;

/** Bytes of an event that count toward the limit: its data, without its metadata. */
export const sizeOf = (event: ProposedEvent): number => event.data.length;

/** Bytes of memory that an event takes while it waits to be stored. */
export const weightOf = (event: ProposedEvent): number =>
  event.data.length + event.metadata.length + event.type.length;
