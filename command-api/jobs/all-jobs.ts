import { eraseAccountsJob } from '../account/erase-accounts.job.ts';
import { buildExportsJob } from '../account/export.job.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendMailsJob } from '../mail/send-mails.job.ts';
import { reportRunsJob } from '../reports/report-runs.job.ts';
import { expireKeysJob } from './expire-keys.job.ts';
import type { Job } from './jobs.ts';
import { shortenLogJob } from './shorten-log.job.ts';

/** Everything this service does without being asked. */
export const createJobs = (dependencies: CommandDependencies): readonly Job[] => [
  sendMailsJob(dependencies),
  buildExportsJob(dependencies),
  eraseAccountsJob(dependencies),
  expireKeysJob(dependencies),
  shortenLogJob(dependencies),
  reportRunsJob(dependencies),
];
