import { ApiError } from '../../../api/api-error.ts';

/** Reason why feedback is no longer shown: the look has ended, or the family deleted it. */
export type ReviewEnd = 'expired' | 'gone';

const ENDS: Readonly<Record<string, ReviewEnd>> = {
  GrantRequired: 'expired',
  PersonErased: 'gone',
  UnknownFamily: 'gone',
  UnknownFeedback: 'gone',
};

/** Returns undefined for a temporary failure. */
export const endOfReview = (error: unknown): ReviewEnd | undefined =>
  error instanceof ApiError ? ENDS[error.code] : undefined;
