export interface Standing {
  /** Where the checkpoint is. */
  readonly position: bigint;
  /** Where it ought to be by now, or soon. */
  readonly target: bigint;
  /** Milliseconds of a clock that only goes forwards. */
  readonly now: number;
}

const STALE_AFTER_MS = 10_000;

/**
 * Tells one that has stopped from one that is merely busy: stale is who has been behind for 10 s
 * without a single step. Each call looks once.
 */
export const createStalenessWatch = (): ((standing: Standing) => boolean) => {
  let behind: Omit<Standing, 'target'> | undefined;
  return ({ position, target, now }) => {
    if (position >= target) behind = undefined;
    else if (behind === undefined || position > behind.position) behind = { position, now };
    return behind !== undefined && now - behind.now >= STALE_AFTER_MS;
  };
};
