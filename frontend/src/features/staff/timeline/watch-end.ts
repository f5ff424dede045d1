import { ApiError } from '../../../api/api-error.ts';

/**
 * Why nothing of a family is shown any more: the time to look is over, the account was deleted, or
 * whoever looks is no longer allowed to.
 */
export type WatchEnd = 'expired' | 'erased' | 'refused';

/** What the live connection says, and what a call is refused with. */
const ENDS: Readonly<Record<string, WatchEnd>> = {
  expired: 'expired',
  GrantRequired: 'expired',
  erased: 'erased',
  UnknownFamily: 'erased',
};

/** An end that the live connection has told, or a code with which it refuses. */
export const endOfWatch = (why: string): WatchEnd => ENDS[why] ?? 'refused';

/** Whether a call that failed means an end; undefined for a failure that may pass. */
export const endOfCall = (error: unknown): WatchEnd | undefined =>
  error instanceof ApiError ? ENDS[error.code] : undefined;
