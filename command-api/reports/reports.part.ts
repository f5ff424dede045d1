import type { CommandPart } from '../commands/command-part.ts';
import { reportRunsJob } from './report-runs.job.ts';
import { addReportRunsRoutes } from './report-runs.routes.ts';

export const reportsPart: CommandPart = { addRoutes: addReportRunsRoutes, jobs: [reportRunsJob] };
