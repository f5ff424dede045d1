export interface Standing {
  readonly position: bigint;
  /** Position that the checkpoint should have reached. */
  readonly target: bigint;
  /** Monotonic clock in milliseconds. */
  readonly now: number;
}

const STALE_AFTER_MS = 10_000;

/**
 * Distinguishes a stopped projection from a busy one: it is stale after 10 s behind the log without progress.
 * Each call takes one sample.
 */
export const createStalenessWatch = (): ((standing: Standing) => boolean) => {
  let behind: Omit<Standing, 'target'> | undefined;
  return ({ position, target, now }) => {
    if (position >= target) behind = undefined;
    else if (behind === undefined || position > behind.position) behind = { position, now };
    return behind !== undefined && now - behind.now >= STALE_AFTER_MS;
  };
};
