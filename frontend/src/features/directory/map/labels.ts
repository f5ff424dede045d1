import type { Pixels } from './geometry.ts';

/** A name on the map. */
export interface Label extends Pixels {
  readonly key: string;
  readonly text: string;
  readonly kind: 'state' | 'city';
}

/** How many people a city has that is named at a zoom: half as many with each step nearer. */
export const peopleNamedAt = (zoom: number): number => 1_000_000 / 2 ** (zoom - 4);

/** The zooms at which states are named. Nearer up, most of a map is one of them. */
export const isStateNamedAt = (zoom: number): boolean => zoom >= 4 && zoom <= 8;

/** Of a letter, in parts of the size of the type. */
const LETTER_WIDTH = { state: 0.8, city: 0.56 };
const LINE_HEIGHT = 1.5;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The name of a state has the point in its middle, that of a city beside it. */
const frameOf = ({ x, y, text, kind }: Label, typeSize: number): Frame => {
  const width = text.length * LETTER_WIDTH[kind] * typeSize;
  const height = LINE_HEIGHT * typeSize;
  const left = kind === 'state' ? x - width / 2 : x - typeSize / 2;
  return { left, right: left + width + typeSize, top: y - height / 2, bottom: y + height / 2 };
};

const overlaps = (one: Frame, other: Frame): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Those of the labels that have room, the first of them first.
 *
 * @param typeSize Pixels.
 */
export const withRoom = (labels: readonly Label[], typeSize: number): readonly Label[] => {
  const taken: Frame[] = [];
  return labels.filter((label) => {
    const frame = frameOf(label, typeSize);
    if (taken.some((other) => overlaps(frame, other))) return false;
    taken.push(frame);
    return true;
  });
};
