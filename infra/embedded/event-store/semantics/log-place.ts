import { BEFORE_LOG, type Position } from './event.ts';

/**
 * A place in the log as the protocol writes it. Behind an event both numbers are the event's
 * position. With a smaller `prepare` it lies before the event at `commit`.
 */
export interface LogPlace {
  readonly commit: Position;
  readonly prepare: Position;
}

export const placeOf = (position: Position): LogPlace => ({ commit: position, prepare: position });

/** Before the next event, whose position is not known yet. */
export const placeAfter = (position: Position): LogPlace => ({ commit: position + 1, prepare: 0 });

/**
 * Where a subscription from the start of the log is before it has got anywhere. The real server
 * writes it as the largest number, which is also how it writes the end of the log.
 */
export const NOWHERE: LogPlace = placeOf(Number.POSITIVE_INFINITY);

export const isLaterThan = (place: LogPlace, other: LogPlace): boolean =>
  place.commit > other.commit || (place.commit === other.commit && place.prepare > other.prepare);

/** The position of the last event that the place does not lie before. */
export const lastPositionAt = ({ commit, prepare }: LogPlace): Position =>
  prepare < commit ? Math.max(commit - 1, BEFORE_LOG) : commit;
