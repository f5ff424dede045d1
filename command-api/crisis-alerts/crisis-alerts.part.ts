import type { CommandPart } from '../commands/command-part.ts';
import { readAlertHealth } from './alert-health.ts';
import { addDutyRoutes } from './duty.routes.ts';
import { sendNoticesJob } from './send-notices.job.ts';

/** Who of support is on duty, and how they are alerted to a crisis. */
export const crisisAlertsPart: CommandPart = {
  addRoutes: addDutyRoutes,
  jobs: [sendNoticesJob],
  readHealth: readAlertHealth,
};
