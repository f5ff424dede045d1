/** Source of listings that families have proposed. Stored: it never changes. */
export const PROPOSED_SOURCE = 'family';

const PREFIX = 'Proposed by a family, checked by ';

/** The source in words, as the directory stores it. `checkedBy` is public. */
export const proposedSourceName = (checkedBy: string): string => `${PREFIX}${checkedBy}`;

/** Reads from the source in words who checked the listing; undefined for other sources. */
export const checkedByIn = (sourceName: string): string | undefined =>
  sourceName.startsWith(PREFIX) ? sourceName.slice(PREFIX.length) : undefined;
