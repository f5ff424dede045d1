import type { ProposedEvent } from './event.ts';

const MIB = 1024 * 1024;

/** The most data one append may hold, in bytes, unless an option says otherwise: as on EventStoreDB. */
export const DEFAULT_MAX_APPEND_BYTES = MIB;

/** The most that the option may say, as on EventStoreDB. */
export const GREATEST_MAX_APPEND_BYTES = 16 * MIB;

/** Bytes of an event that count towards the limit: its data, whatever its metadata. */
export const sizeOf = (event: ProposedEvent): number => event.data.length;

/** Bytes that an event takes while it waits to be stored. */
export const weightOf = (event: ProposedEvent): number =>
  event.data.length + event.metadata.length + event.type.length;
