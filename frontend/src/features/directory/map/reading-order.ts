import type { Pixels } from './geometry.ts';

/** Vertical distance up to which markers count as one line. */
const LINE_PIXELS = 48;

/** Sorts line by line from the top, each from left to right, for the eye and the Tab key. */
export const inReadingOrder = <Item extends Pixels>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => lineOf(a) - lineOf(b) || a.x - b.x || a.y - b.y);

const lineOf = ({ y }: Pixels): number => Math.floor(y / LINE_PIXELS);
