import { contexts } from '../contexts.ts';
import type { Report } from '../reports/report.ts';
import { activeFamilies } from './active-families.ts';
import { featureUse } from './feature-use.ts';
import { retention } from './retention.ts';
import { signUpFunnel } from './sign-up-funnel.ts';

/** All reports: those across contexts, and what each context brings. `docs/metrics.md` defines them. */
export const allReports: readonly Report[] = [
  activeFamilies,
  signUpFunnel,
  retention,
  ...contexts.flatMap(({ reports }) => reports),
  featureUse,
];

/** The types of the events that any report folds. */
export const REPORT_TYPES: readonly string[] = [
  ...new Set(allReports.flatMap(({ types }) => types)),
];
