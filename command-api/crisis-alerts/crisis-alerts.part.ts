import type { CommandPart } from '../commands/command-part.ts';
import { readAlertHealth } from './alert-health.ts';
import { addDutyRoutes } from './duty.routes.ts';
import { sendNoticesJob } from './send-notices.job.ts';

export const crisisAlertsPart: CommandPart = {
  addRoutes: addDutyRoutes,
  jobs: [sendNoticesJob],
  readHealth: readAlertHealth,
};
