import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { Job } from '../../jobs/jobs.ts';
import { clearQuarantine } from './quarantine.ts';
import { clearTokens } from './reply-tokens.ts';

const EVERY_MS = HOUR_MS;

export const inboundMailJob = ({ database, clock }: CommandDependencies): Job => ({
  name: 'inbound-mail',
  everyMs: EVERY_MS,
  run: async () => {
    const now = clock();
    await clearQuarantine({ database }, now);
    await clearTokens({ database }, now);
    return { isMore: false };
  },
});
