export interface BackOff {
  readonly firstMs: number;
  readonly maxMs: number;
}

export const DEFAULT_BACK_OFF: BackOff = { firstMs: 200, maxMs: 10_000 };

/** Milliseconds to wait after this many consecutive failures (1 or more). */
export const backOffMs = ({ firstMs, maxMs }: BackOff, failures: number): number =>
  Math.min(maxMs, firstMs * 2 ** (failures - 1));
