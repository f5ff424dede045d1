import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';

/** Reason why nothing is shown. */
export type SearchError =
  /** The place is unknown, ambiguous or abroad. */
  | { readonly about: 'place'; readonly error: ApiError }
  /** The plan lacks the filters, or they are invalid. */
  | { readonly about: 'tools'; readonly error: ApiError }
  | 'failed';

/** Returns undefined without an error, or with data to show anyway. */
export const searchErrorOf = ({
  error,
  data,
}: Pick<UseQueryResult, 'error' | 'data'>): SearchError | undefined => {
  if (error === null || data !== undefined) return undefined;
  if (!(error instanceof ApiError)) return 'failed';
  switch (error.code) {
    case 'UnknownLocation':
    case 'LocationAmbiguous':
    case 'LocationTooWide':
    case 'LocationMilitary':
    case 'LocationOutsideUS':
      return { about: 'place', error };
    case 'PlusRequired':
    case 'ValidationFailed':
      return { about: 'tools', error };
    default:
      return 'failed';
  }
};
