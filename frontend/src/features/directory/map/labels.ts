import type { Pixels } from './geometry.ts';

/** A name for the map. */
export interface Label extends Pixels {
  readonly key: string;
  readonly text: string;
  readonly kind: 'state' | 'city' | 'county' | 'ring';
}

/** Position of the name relative to its point. */
type Side = 'over' | 'right' | 'left' | 'above' | 'below';

export interface PlacedLabel extends Label {
  readonly side: Side;
}

/** Minimum population of a city that is named at a zoom: halves with each zoom level. */
export const peopleNamedAt = (zoom: number): number => 1_000_000 / 2 ** (zoom - 4);

/** Zooms at which states are named. At higher zooms, a single state fills most of the map. */
export const isStateNamedAt = (zoom: number): boolean => zoom >= 4 && zoom <= 8;

/** Positions in the order in which they are tried. */
const SIDES: Readonly<Record<Label['kind'], readonly Side[]>> = {
  state: ['over'],
  city: ['right', 'left', 'above', 'below'],
  county: ['over'],
  ring: ['over'],
};

/** Average width of a letter, relative to the font size. */
const LETTER_WIDTH = { state: 0.8, city: 0.56, county: 0.58, ring: 0.58 };
const LINE_HEIGHT = 1.5;

/** Pixels from the center of a marker to its edges, and from a city to a name below its marker. */
const MARKER = 20;
const BELOW = 22;
const ABOVE = 8;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const frameOf = ({ x, y, text, kind }: Label, side: Side, typeSize: number): Frame => {
  const width = (text.length * LETTER_WIDTH[kind] + 1) * typeSize;
  const height = LINE_HEIGHT * typeSize;
  const dot = typeSize / 2;
  const left = {
    over: x - width / 2,
    right: x - dot,
    left: x + dot - width,
    above: x - width / 2,
    below: x - width / 2,
  }[side];
  const top = topOf(side, y, height);
  return { left, right: left + width, top, bottom: top + height };
};

const topOf = (side: Side, y: number, height: number): number => {
  if (side === 'below') return y + BELOW;
  return side === 'above' ? y - ABOVE - height : y - height / 2;
};

const overlaps = (one: Frame, other: Frame): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isWithin = (inner: Frame, outer: Frame): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const isOn = (marker: Pixels, { x, y }: Pixels): boolean =>
  Math.hypot(marker.x - x, marker.y - y) < MARKER;

interface Room {
  /** Pixels. */
  readonly typeSize: number;
  /** Centers of the markers, which only names of states may overlap. */
  readonly markers: readonly Pixels[];
  /** Visible part: a name inside it is not cut off at its edge if another position is free. */
  readonly view: Frame;
}

/** Selects the labels that fit, by priority. */
export const withRoom = (
  labels: readonly Label[],
  { typeSize, markers, view }: Room,
): readonly PlacedLabel[] => {
  const taken: Frame[] = [];
  const underMarkers = markers.map(({ x, y }) => ({
    left: x - MARKER,
    right: x + MARKER,
    top: y - MARKER,
    bottom: y + MARKER,
  }));
  return labels.flatMap((label) => {
    const others = label.kind === 'state' ? taken : [...taken, ...underMarkers];
    for (const side of SIDES[label.kind]) {
      if (side === 'below' && !markers.some((marker) => isOn(marker, label))) continue;
      const frame = frameOf(label, side, typeSize);
      if (others.some((other) => overlaps(frame, other))) continue;
      if (overlaps(frame, view) && !isWithin(frame, view)) continue;
      taken.push(frame);
      return { ...label, side };
    }
    return [];
  });
};
