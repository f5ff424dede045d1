/** The clocks of this device and of the server may differ by so much. */
const LATER_MS = 2_000;

/** Between two looks at a plan whose date has passed, as while a payment is on its way. */
const AGAIN_MS = 60_000;

/** The longest wait that a browser's timer keeps. */
const LONGEST_MS = 2_147_483_647;

/** How long to wait until a plan is read again, whose date is so many milliseconds ahead. */
export const waitFor = (leftMs: number): number =>
  leftMs + LATER_MS <= 0 ? AGAIN_MS : Math.min(leftMs + LATER_MS, LONGEST_MS);
