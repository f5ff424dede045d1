import { ApiError } from '../../../api/api-error.ts';

/** Why a thread is no longer shown: the look has ended, or its person was erased. */
export type ThreadEnd = 'expired' | 'gone';

const ENDS: Readonly<Record<string, ThreadEnd>> = {
  ThreadGrantRequired: 'expired',
  UnknownThread: 'gone',
};

/** Undefined for a failure that may pass. */
export const endOfThread = (error: unknown): ThreadEnd | undefined =>
  error instanceof ApiError ? ENDS[error.code] : undefined;
