import { BEFORE_LOG, type Position } from './event.ts';

/**
 * Place in the log in the protocol's form. After an event both numbers are the event's position. With a
 * smaller `prepare` it is before the event at `commit`.
 */
export interface LogPlace {
  readonly commit: Position;
  readonly prepare: Position;
}

export const placeOf = (position: Position): LogPlace => ({ commit: position, prepare: position });

/** Place before the next event, whose position is not known yet. */
export const placeAfter = (position: Position): LogPlace => ({ commit: position + 1, prepare: 0 });

/**
 * Place of a subscription from the start of the log before it has read anything. The real server writes it as
 * the largest number, which is also its end of the log.
 */
export const NOWHERE: LogPlace = placeOf(Number.POSITIVE_INFINITY);

export const isLaterThan = (place: LogPlace, other: LogPlace): boolean =>
  place.commit > other.commit || (place.commit === other.commit && place.prepare > other.prepare);

/** Position of the last event before or at the place. */
export const lastPositionAt = ({ commit, prepare }: LogPlace): Position =>
  prepare < commit ? Math.max(commit - 1, BEFORE_LOG) : commit;
