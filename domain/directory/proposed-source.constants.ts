/** Source of listings proposed by families. Stored, so never renamed. */
export const PROPOSED_SOURCE = 'family';

const PREFIX = 'Proposed by a family, checked by ';

/** Source name in words, as stored in the directory. `checkedBy` is public. */
export const proposedSourceName = (checkedBy: string): string => `${PREFIX}${checkedBy}`;

/** Extracts the reviewer of a listing from its source name; undefined for other sources. */
export const checkedByIn = (sourceName: string): string | undefined =>
  sourceName.startsWith(PREFIX) ? sourceName.slice(PREFIX.length) : undefined;
