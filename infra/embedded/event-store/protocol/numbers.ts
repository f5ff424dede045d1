import { type Revision, TOMBSTONE_REVISION } from '../semantics/event.ts';

/** EventStoreDB's revision of a tombstone, 2^63-1, as the protocol writes it. */
const WIRE_TOMBSTONE = '9223372036854775807';

/** Alternative encoding of the end of the log as a position: the largest unsigned 64-bit number. */
export const WIRE_END = '18446744073709551615';

/** Parses an unsigned 64-bit number of the protocol. Values beyond a JavaScript number mean "the end". */
export const numberFrom = (wire: string): number => Math.min(Number(wire), Number.MAX_SAFE_INTEGER);

export const revisionToWire = (revision: Revision): string =>
  revision === TOMBSTONE_REVISION ? WIRE_TOMBSTONE : String(revision);
