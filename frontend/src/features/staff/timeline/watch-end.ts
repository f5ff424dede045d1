import { ApiError } from '../../../api/api-error.ts';

/**
 * Reason why a family is no longer shown: the access has expired, the account was deleted, or the staff
 * member lost the permission.
 */
export type WatchEnd = 'expired' | 'erased' | 'refused';

/** Ends by the live connection's reason or a call's error code. */
const ENDS: Readonly<Record<string, WatchEnd>> = {
  expired: 'expired',
  GrantRequired: 'expired',
  erased: 'erased',
  UnknownFamily: 'erased',
};

/** Maps the live connection's reason or error code to an end. */
export const endOfWatch = (why: string): WatchEnd => ENDS[why] ?? 'refused';

/** End implied by a failed call; undefined for a temporary failure. */
export const endOfCall = (error: unknown): WatchEnd | undefined =>
  error instanceof ApiError ? ENDS[error.code] : undefined;
