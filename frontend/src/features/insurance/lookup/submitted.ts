import type { LookupAnswer } from '@hearthway/domain/insurance/lookup.contract.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiErrorOptions } from '../../../api/api-error.ts';

/** A lookup that a browser without scripts has sent: the server renders the page with it. */
export interface Submitted {
  /** As they were typed, without the member id. */
  readonly fields: Readonly<Record<string, string>>;
  readonly answer?: LookupAnswer;
  readonly refusal?: ApiErrorOptions;
}

const KEY = ['insurance', 'lookup'] as const;

export const keepSubmitted = (queryClient: QueryClient, submitted: Submitted): void => {
  queryClient.setQueryData(KEY, submitted);
};

/** Undefined on a page that was not answered to a form. */
export const useSubmitted = (): Submitted | undefined =>
  useQueryClient().getQueryData<Submitted>(KEY);
