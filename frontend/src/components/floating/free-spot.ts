/** Area of the window, in pixels from its upper left corner. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Floating {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly windowHeight: number;
}

/** Usual distance from the lower edge of the window, in pixels. */
export const MARGIN = 12;

/** Minimum distance to parts of the page, in pixels. */
const GAP = 4;

/** Start of the window's lowest third. */
export const lowerPartOf = (windowHeight: number): number => (windowHeight * 2) / 3;

/**
 * Finds the lowest position at which a floating button covers no obstacle, in pixels from the window's lower
 * edge. Undefined if the lowest third has none.
 */
export const freeSpot = (
  { left, width, height, windowHeight }: Floating,
  obstacles: readonly Box[],
): number | undefined => {
  const beside = obstacles.filter((box) => box.left < left + width + GAP && box.right > left - GAP);
  let lowest = windowHeight - MARGIN;
  for (const box of beside.toSorted((one, other) => other.bottom - one.bottom))
    if (box.top < lowest + GAP && box.bottom > lowest - height - GAP) lowest = box.top - GAP;
  return lowest - height < lowerPartOf(windowHeight) ? undefined : windowHeight - lowest;
};
