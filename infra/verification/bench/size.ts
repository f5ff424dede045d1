/** The size that has every part of a bench run, in under a minute; its figures say little. */
export const SMALLEST = 'smallest';

/** As `npm run bench -- NAME smallest` asks. */
const isSmallest = process.argv[3] === SMALLEST;

/** Chooses how much a bench measures: seconds, turns or a count. */
export const sized = (usual: number, smallest: number): number => (isSmallest ? smallest : usual);
