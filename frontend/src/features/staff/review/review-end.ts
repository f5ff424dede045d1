import { ApiError } from '../../../api/api-error.ts';

/** Why feedback is no longer shown: the look has ended, or the family has it no longer. */
export type ReviewEnd = 'expired' | 'gone';

const ENDS: Readonly<Record<string, ReviewEnd>> = {
  GrantRequired: 'expired',
  PersonErased: 'gone',
  UnknownFamily: 'gone',
  UnknownFeedback: 'gone',
};

/** Undefined for a failure that may pass. */
export const endOfReview = (error: unknown): ReviewEnd | undefined =>
  error instanceof ApiError ? ENDS[error.code] : undefined;
