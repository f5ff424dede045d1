import type {
  ReportPrompt,
  ReportSearch,
  ViewResource,
} from '@hearthway/domain/journey/activity.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from './api.ts';
import { ignored } from './create-api.ts';

/** What a family did on a page, as its account keeps it: the bodies of `POST /api/journey/…`. */
interface Activities {
  readonly 'resource-views': ViewResource;
  readonly searches: ReportSearch;
  readonly prompts: ReportPrompt;
}

type Activity = {
  [What in keyof Activities]: { readonly what: What; readonly body: Activities[What] };
}[keyof Activities];

/**
 * Tells the account what its family has done. Nobody waits for it, and a failure is the family's to
 * hear of as little as a success: it stays with the mutation.
 *
 * @returns Always the same function.
 */
export const useReportActivity = (): ((activity: Activity) => void) =>
  useMutation({
    mutationFn: ({ what, body }: Activity) =>
      api.send({ method: 'POST', path: `/api/journey/${what}`, body, schema: ignored }),
  }).mutate;
