import { ApiError } from '../../../api/api-error.ts';

/** Why a thread is no longer shown: the look has ended, its person was erased, or there is none. */
export type ThreadEnd = 'expired' | 'erased' | 'gone';

const ENDS: Readonly<Record<string, ThreadEnd>> = {
  ThreadGrantRequired: 'expired',
  UnknownThread: 'gone',
  PersonErased: 'erased',
};

/** Undefined for a failure that may pass. */
export const endOfThread = (error: unknown): ThreadEnd | undefined =>
  error instanceof ApiError ? ENDS[error.code] : undefined;
