import { contexts } from '../contexts.ts';
import type { Report } from '../reports/report.ts';
import { activeFamilies } from './active-families.ts';
import { featureUse } from './feature-use.ts';
import { retention } from './retention.ts';
import { signUpFunnel } from './sign-up-funnel.ts';

/** All reports, both across contexts and of single contexts. `docs/metrics.md` defines them. */
export const allReports: readonly Report[] = [
  activeFamilies,
  signUpFunnel,
  retention,
  ...contexts.flatMap(({ reports }) => reports),
  featureUse,
];

export const REPORT_TYPES: readonly string[] = [
  ...new Set(allReports.flatMap(({ types }) => types)),
];
