import type { CommandPart } from '../commands/command-part.ts';
import { reportRunsJob } from './report-runs.job.ts';
import { addReportRunsRoutes } from './report-runs.routes.ts';
import { reportSchedulesJob } from './schedules/report-schedules.job.ts';
import { addReportSchedulesRoutes } from './schedules/report-schedules.routes.ts';

export const reportsPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    addReportRunsRoutes(app, dependencies);
    addReportSchedulesRoutes(app, dependencies);
  },
  jobs: [reportRunsJob, reportSchedulesJob],
};
