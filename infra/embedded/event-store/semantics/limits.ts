import type { ProposedEvent } from './event.ts';

const MIB = 1024 * 1024;

/** The most data one append may hold, in bytes, unless an option says otherwise: as on EventStoreDB. */
export const DEFAULT_MAX_APPEND_BYTES = MIB;

/**
 * The most bytes that a request may hold, metadata included, and so the most that the option may say.
 *
 * Source: EventStoreDB 24.2, `TFConsts`.
 */
export const MAX_REQUEST_BYTES = 16 * MIB - 10_000;

/** Bytes of an event that count towards the limit: its data, without its metadata. */
export const sizeOf = (event: ProposedEvent): number => event.data.length;

/** Bytes that an event takes while it waits to be stored. */
export const weightOf = (event: ProposedEvent): number =>
  event.data.length + event.metadata.length + event.type.length;
