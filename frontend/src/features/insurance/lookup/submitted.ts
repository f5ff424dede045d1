import type { LookupAnswer } from '@hearthway/domain/insurance/lookup.contract.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiErrorOptions } from '../../../api/api-error.ts';

/** Lookup submitted without scripts, for server rendering. */
export interface Submitted {
  /** Typed fields, without the member id. */
  readonly fields: Readonly<Record<string, string>>;
  readonly answer?: LookupAnswer;
  readonly refusal?: ApiErrorOptions;
}

const KEY = ['insurance', 'lookup'] as const;

export const keepSubmitted = (queryClient: QueryClient, submitted: Submitted): void => {
  queryClient.setQueryData(KEY, submitted);
};

/** Undefined if the page does not answer a form. */
export const useSubmitted = (): Submitted | undefined =>
  useQueryClient().getQueryData<Submitted>(KEY);
