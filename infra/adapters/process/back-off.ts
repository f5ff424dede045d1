export interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

export const DEFAULT_BACK_OFF: BackOff = { firstMs: 200, mostMs: 10_000 };

/** Milliseconds to wait after this many failures in a row (1 or more). */
export const backOffMs = ({ firstMs, mostMs }: BackOff, failures: number): number =>
  Math.min(mostMs, firstMs * 2 ** (failures - 1));
