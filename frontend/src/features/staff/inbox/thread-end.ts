import { ApiError } from '../../../api/api-error.ts';

/** Reason why a thread is no longer shown: the look has ended, its person was erased, or there is none. */
export type ThreadEnd = 'expired' | 'erased' | 'gone';

const ENDS: Readonly<Record<string, ThreadEnd>> = {
  ThreadGrantRequired: 'expired',
  UnknownThread: 'gone',
  PersonErased: 'erased',
};

/** Returns undefined for a temporary failure. */
export const endOfThread = (error: unknown): ThreadEnd | undefined =>
  error instanceof ApiError ? ENDS[error.code] : undefined;
