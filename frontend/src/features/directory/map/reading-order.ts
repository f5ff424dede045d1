import type { Pixels } from './geometry.ts';

/** Markers no farther apart than this are on one line. */
const LINE_PIXELS = 48;

/** Line by line from the top, each from left to right: as the eye and the Tab key go. */
export const inReadingOrder = <Item extends Pixels>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => lineOf(a) - lineOf(b) || a.x - b.x || a.y - b.y);

const lineOf = ({ y }: Pixels): number => Math.floor(y / LINE_PIXELS);
