import { policies } from '@hearthway/domain/contexts.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { call, defineProgram } from '@hearthway/infra/adapters/process/command-line.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { readPolicyStatus } from './policy-status.ts';
import { retryParked } from './retry-parked.ts';

const USAGE = `npm run policies -- status | retry-parked
  status        where each policy is, and what is parked
  retry-parked  deals again with events whose consequences failed
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

const showStatus: OperatorCommand = async ({ database, print }) => {
  for (const policy of policies) {
    const status = await readPolicyStatus(database, policy);
    if (status === undefined) {
      print(`${policy.name}: not run yet`);
      continue;
    }
    const { position, movedAt, isLeased, parkedFamilies, firstParked } = status;
    const runs = isLeased ? 'running' : 'run by no process';
    print(`${policy.name}: at position ${position} since ${movedAt.toISOString()}, ${runs}`);
    if (firstParked !== undefined)
      print(
        `  ${families(parkedFamilies)} parked, from position ${firstParked.position} on: ${firstParked.reason}`,
      );
  }
  return true;
};

const retryAllParked: OperatorCommand = async ({ print, ...options }) => {
  let isAllFreed = true;
  const logger = createLogger({ name: 'policies', level: 'silent' });
  const { signal } = new AbortController();
  for (const policy of policies) {
    const { freed, parked } = await retryParked({ ...options, policy, logger, signal });
    print(`${policy.name}: ${families(freed)} freed, ${families(parked)} parked.`);
    isAllFreed &&= parked === 0;
  }
  return isAllFreed;
};

const families = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'family is' : 'families are'}`;

export const program = defineProgram<OperatorCommand>({
  name: 'npm run policies --',
  usage: USAGE,
  calls: { status: call({}, () => showStatus), 'retry-parked': call({}, () => retryAllParked) },
});
