/** Part of the window, in pixels from its upper left corner. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Floating {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly windowHeight: number;
}

/** The usual distance from the window's lower edge, in pixels. */
export const MARGIN = 12;

/** The least distance to the parts of the page, in pixels. */
const GAP = 4;

/** Where the lower part of a window begins: its lowest third. */
export const lowerPartOf = (windowHeight: number): number => (windowHeight * 2) / 3;

/**
 * The lowest place at which a floating button covers no obstacle: its distance from the window's
 * lower edge in pixels. Undefined if there is none in the lower part.
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
