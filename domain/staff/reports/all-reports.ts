import { activeFamilies } from './active-families.ts';
import { favorites } from './favorites.ts';
import { featureUse } from './feature-use.ts';
import { limitsAndPrompts } from './limits-and-prompts.ts';
import { providerViews } from './provider-views.ts';
import type { Report } from './report.ts';
import { retention } from './retention.ts';
import { searchesWithoutResults } from './searches-without-results.ts';
import { signUpFunnel } from './sign-up-funnel.ts';
import { subscriptions } from './subscriptions.ts';
import { supportLoad } from './support-load.ts';

/** All reports. `docs/metrics.md` defines them. */
export const allReports: readonly Report[] = [
  activeFamilies,
  signUpFunnel,
  retention,
  favorites,
  providerViews,
  searchesWithoutResults,
  limitsAndPrompts,
  subscriptions,
  featureUse,
  supportLoad,
];
