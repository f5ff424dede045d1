import type { CommandPart } from '../commands/command-part.ts';
import { addInboxRoutes } from './inbox.routes.ts';
import { logRefusals } from './log-refusals.ts';
import { shortenLogJob } from './shorten-log.job.ts';
import { addSupportAccessRoutes } from './support-access.routes.ts';
import { addSupportHelpRoutes } from './support-help.routes.ts';
import { addSupportPlanRoutes } from './support-plan.routes.ts';

export const staffPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    logRefusals(app, dependencies);
    addSupportAccessRoutes(app, dependencies);
    addSupportHelpRoutes(app, dependencies);
    addSupportPlanRoutes(app, dependencies);
    addInboxRoutes(app, dependencies);
  },
  jobs: [shortenLogJob],
};
