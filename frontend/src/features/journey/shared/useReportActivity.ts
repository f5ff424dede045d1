import type {
  ReportPrompt,
  ReportSearch,
  ViewResource,
} from '@hearthway/domain/journey/activity.contract.ts';
import type { FindNoRecipes, OpenRecipe } from '@hearthway/domain/recipes/recipes.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';

/** Activity that the account keeps: bodies of `POST /api/…`. */
interface Activities {
  readonly 'journey/resource-views': ViewResource;
  readonly 'journey/searches': ReportSearch;
  readonly 'journey/prompts': ReportPrompt;
  readonly 'dietary/recipes/opened': OpenRecipe;
  readonly 'dietary/recipes/not-found': FindNoRecipes;
}

type Activity = {
  [What in keyof Activities]: { readonly what: What; readonly body: Activities[What] };
}[keyof Activities];

/**
 * Reports activity to the account in the background. Neither success nor failure is shown.
 *
 * @returns Always the same function.
 */
export const useReportActivity = (): ((activity: Activity) => void) =>
  useMutation({
    mutationFn: ({ what, body }: Activity) =>
      api.send({ method: 'POST', path: `/api/${what}`, body, schema: ignored }),
  }).mutate;
