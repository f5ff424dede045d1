/** A drawing on a field of 64 by 64, in the hand of `components/illustrations`. */
export interface Shapes {
  /** Colored areas: class and path. */
  readonly areas: readonly (readonly [Wash, string])[];
  /** Outlines. */
  readonly bold: string;
  /** Details; empty for none. */
  readonly thin: string;
}

type Wash = 'fill-accent-wash' | 'fill-positive-wash' | 'fill-caution-wash' | 'fill-raised';

export const BLUE = 'fill-accent-wash';
export const GREEN = 'fill-positive-wash';
export const YELLOW = 'fill-caution-wash';
export const PAPER = 'fill-raised';

/** Path of a circle. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`;
