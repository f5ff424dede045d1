import type { CommandDependencies } from '../commands/dependencies.ts';
import { parts } from '../contexts.ts';
import { sendMailsJob } from '../mail/send-mails.job.ts';
import { expireKeysJob } from './expire-keys.job.ts';
import type { Job } from './jobs.ts';

export const createJobs = (dependencies: CommandDependencies): readonly Job[] =>
  [sendMailsJob, expireKeysJob, ...parts.flatMap(({ jobs = [] }) => jobs)].map((createJob) =>
    createJob(dependencies),
  );
