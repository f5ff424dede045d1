import type { CommandPart } from '../commands/command-part.ts';
import { addAccountRoutes } from './account.routes.ts';
import { addDeletionRoutes } from './deletion.routes.ts';
import { addDetailsRoutes } from './details.routes.ts';
import { eraseAccountsJob } from './erase-accounts.job.ts';
import { eraseAgain } from './erase-again.ts';
import { buildExportsJob } from './export.job.ts';
import { addExportRoutes } from './export.routes.ts';
import { followLanguage } from './language.ts';
import { addRecoveryRoutes } from './recovery.routes.ts';
import { rekeyAccounts } from './rekey-accounts.ts';
import { sealOlderRows, sealPlainRowsJob } from './seal-plain-rows.ts';
import { addSessionsRoutes } from './sessions.routes.ts';

export const accountPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    followLanguage(app, dependencies);
    addAccountRoutes(app, dependencies);
    addDetailsRoutes(app, dependencies);
    addDeletionRoutes(app, dependencies);
    addRecoveryRoutes(app, dependencies);
    addSessionsRoutes(app, dependencies);
    addExportRoutes(app, dependencies);
  },
  jobs: [buildExportsJob, eraseAccountsJob, sealPlainRowsJob],
  prepare: async (dependencies) => {
    await rekeyAccounts(dependencies);
    await sealOlderRows(dependencies);
    await eraseAgain(dependencies);
  },
};
